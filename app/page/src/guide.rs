//! The guide's text beside the question.

use i18n::{Locale, message};
use maud::{Markup, html};
use play::GuideNow;

use crate::table_state::TaskStatus;

/// The current step of the guide: its heading and its text, which can be folded and is folded while
/// a hint is shown. The proposed answer comes first among the answers.
pub(crate) fn step(locale: Locale, guide: &GuideNow, task_status: TaskStatus<'_>) -> Markup {
    html! {
        details class="guide" open[matches!(task_status, TaskStatus::None)] data-fold={ "guide-" (guide.number) } {
            summary {
                span class="guide-count" { (message!(locale, "guide-step", title = guide.title.as_str(), number = guide.number, count = guide.count)) }
                h2 class="guide-title" { (guide.heading) }
            }
            @for paragraph in &guide.paragraphs { p { (paragraph) } }
        }
    }
}
