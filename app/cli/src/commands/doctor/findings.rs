use i18n::{Messages, message};

/// What a doctor has found, in the order in which it was looked for.
pub(super) struct Findings {
    words: Messages,
    lines: Vec<String>,
    faults: usize,
}

impl Findings {
    /// Nothing yet, to be said by these messages.
    pub(super) fn new(words: Messages) -> Self {
        Findings { words, lines: Vec::new(), faults: 0 }
    }

    /// The messages.
    pub(super) fn words(&self) -> Messages {
        self.words
    }

    /// Something is as it should be.
    pub(super) fn well(&mut self, text: impl Into<String>) {
        let text: String = text.into();
        self.lines.push(message!(self.words, "doctor-well", text = text).into());
    }

    /// Something may stay as it is, but should be known.
    pub(super) fn note(&mut self, text: impl Into<String>) {
        let text: String = text.into();
        self.lines.push(message!(self.words, "doctor-note", text = text).into());
    }

    /// Something has to be mended.
    pub(super) fn fault(&mut self, text: impl Into<String>) {
        self.faults += 1;
        let text: String = text.into();
        self.lines.push(message!(self.words, "doctor-fault", text = text).into());
    }

    /// Everything, one line each.
    pub(super) fn lines(&self) -> &[String] {
        &self.lines
    }

    /// How many things have to be mended.
    pub(super) fn faults(&self) -> usize {
        self.faults
    }
}
