"""One game, driven by the protocol of docs/research/protocol.md."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any, Mapping, Optional, Sequence, Union

from ._native import ProtocolEngine

Settings = Mapping[str, Any]


class RequestError(ValueError):
    """A request was refused and changed nothing."""

    def __init__(self, error: str, objections: Sequence[Mapping[str, str]] = ()) -> None:
        lines = [f"{one['at']}: {one['why']}" for one in objections]
        super().__init__("; ".join([error, *lines]))
        self.error = error
        self.objections = list(objections)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.error, self.objections)


def _ask(engine: ProtocolEngine, do: str, fields: Mapping[str, Any]) -> dict[str, Any]:
    given = {name: value for name, value in fields.items() if value is not None}
    reply: dict[str, Any] = json.loads(engine.reply(json.dumps({"do": do, **given})))
    if not reply.pop("ok"):
        raise RequestError(reply["error"], reply.get("objections", ()))
    return reply


def games() -> list[dict[str, Any]]:
    """Every game with its options and modes."""
    listed: list[dict[str, Any]] = _ask(ProtocolEngine(), "games", {})["games"]
    return listed


def make(game: str, options: Optional[Settings] = None, seed: int = 0, **more: Any) -> Game:
    """Starts a game; ``more`` are further fields of the request ``new``, such as ``players``.

    With ``language="de"`` its texts are German; there are ``en``, ``de``, ``fr`` and ``es``.
    """
    made = Game(game, options, seed, more.get("language"))
    made.request("new", game=game, options=dict(options or {}), seed=seed, **more)
    return made


class Game:
    """A game in progress. ``make`` starts one.

    It can be copied, deep-copied and pickled. A pickle is the save, so bots lose their search
    trees.
    """

    def __init__(
        self,
        game: str,
        options: Optional[Settings] = None,
        seed: int = 0,
        language: Optional[str] = None,
    ) -> None:
        self.game = game
        self.options = dict(options or {})
        self.seed = seed
        #: The code of the language of its texts; English if there is none.
        self.language = language
        #: What followed from the last choice or roll, in order.
        self.told: list[dict[str, Any]] = []
        self._engine = ProtocolEngine()

    def request(self, do: str, **fields: Any) -> dict[str, Any]:
        """Sends a request without fields that are ``None``; returns the reply without ``ok``."""
        reply = _ask(self._engine, do, fields)
        self.told = reply.get("told", self.told)
        return reply

    def turn(self) -> dict[str, Any]:
        """Who acts next."""
        turn: dict[str, Any] = self.request("turn")["turn"]
        return turn

    def choices(self) -> list[dict[str, Any]]:
        """Every legal choice."""
        listed: list[dict[str, Any]] = self.request("choices")["choices"]
        return listed

    def choose(self, choice: Union[str, Sequence[str]]) -> list[dict[str, Any]]:
        """Makes a choice by its text, or a multi-select by several; returns what followed."""
        if isinstance(choice, str):
            self.request("choose", text=choice)
        else:
            self.request("choose", texts=list(choice))
        return self.told

    def roll(self) -> list[str]:
        """Draws results of chance from the seed and returns them."""
        rolled: list[str] = self.request("roll")["rolled"]
        return rolled

    def view(self, seat: Optional[int] = None) -> dict[str, Any]:
        """What a seat may know; without one, what everybody may know."""
        view: dict[str, Any] = self.request("view", seat=seat)["view"]
        return view

    def state(self) -> dict[str, Any]:
        """The whole position."""
        state: dict[str, Any] = self.request("state")["state"]
        return state

    def set(self, state: Mapping[str, Any]) -> None:
        """Continues from an edited position, with the same options and seed."""
        given = {"game": self.game, "options": self.options, "seed": self.seed}
        self.request("set", state=state, language=self.language, **given)
        self.told = []

    def save(self) -> dict[str, Any]:
        """The game as a save."""
        save: dict[str, Any] = self.request("save")["save"]
        return save

    def load(self, save: Mapping[str, Any]) -> list[str]:
        """Loads a save; returns notes on what differs from it."""
        notes: list[str] = self.request("load", save=save, language=self.language)["notes"]
        self.game, self.options = save["game"], dict(save["options"])
        luck = save["luck"]
        self.seed = luck["seed"] if isinstance(luck, dict) else 0
        self.told = []
        return notes

    def log(self, seat: Optional[int] = None) -> list[dict[str, Any]]:
        """The entries of the game, as a seat may read them."""
        log: list[dict[str, Any]] = self.request("log", seat=seat)["log"]
        return log

    def undo(self) -> None:
        """Undoes the last entry."""
        self.request("undo")

    def redo(self) -> None:
        """Redoes the last entry undone."""
        self.request("redo")

    def clone(self) -> Game:
        """An independent copy."""
        copy = type(self).__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy._engine = self._engine.copy()
        copy.options, copy.told = dict(self.options), list(self.told)
        return copy

    __copy__ = clone

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        copy = self.clone()
        own = {name: value for name, value in self.__dict__.items() if name != "_engine"}
        copy.__dict__.update(deepcopy(own, memo))
        return copy

    def __getstate__(self) -> dict[str, Any]:
        state = dict(self.__dict__)
        try:
            state["_engine"] = _ask(self._engine, "save", {})["save"]
        except RequestError:
            # No game was started.
            state["_engine"] = None
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        save = state["_engine"]
        self.__dict__.update(state)
        self._engine = ProtocolEngine()
        if save is not None:
            _ask(self._engine, "load", {"save": save, "language": self.language})
