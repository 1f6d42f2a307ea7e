/** Generated from the types of src/ui/ by `npm run codegen`. Do not edit. */
import type { StoryProps } from '#scripts/codegen/openapi/storyProp.ts';

export const STORY_PROPS: StoryProps = {
  "UI/Accordion": {
    "items": {
      "kind": "other",
      "text": "readonly AccordionItem[]",
      "required": true
    },
    "level": {
      "kind": "choice",
      "options": [
        2,
        3,
        4
      ],
      "text": "2 | 3 | 4",
      "required": false,
      "description": "The place of the titles in the outline of the page.",
      "fallback": "3"
    },
    "open": {
      "kind": "other",
      "text": "readonly string[]",
      "required": false,
      "description": "Those that are open at first.",
      "fallback": "[]"
    }
  },
  "UI/AlertDialog": {
    "busy": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "description": "The choice was made and is on its way; nothing can be chosen meanwhile.",
      "fallback": "false"
    },
    "cancelLabel": {
      "kind": "string",
      "text": "string",
      "required": true,
      "description": "The safe choice; it has the focus, and Escape takes it."
    },
    "children": {
      "kind": "node",
      "text": "ReactNode",
      "required": true,
      "description": "What follows from it, in running text."
    },
    "confirmLabel": {
      "kind": "string",
      "text": "string",
      "required": true,
      "description": "What happens, in words: \"Sign out\"."
    },
    "onCancel": {
      "kind": "function",
      "text": "() => void",
      "required": true
    },
    "onConfirm": {
      "kind": "function",
      "text": "() => void",
      "required": true
    },
    "open": {
      "kind": "boolean",
      "text": "boolean",
      "required": true
    },
    "title": {
      "kind": "string",
      "text": "string",
      "required": true,
      "description": "The question: \"Sign out?\"."
    },
    "tone": {
      "kind": "choice",
      "options": [
        "accent",
        "danger"
      ],
      "text": "'accent' | 'danger'",
      "required": false,
      "description": "`danger` is for what cannot be taken back.",
      "fallback": "'accent'"
    }
  },
  "UI/AmountField": {
    "currencySymbol": {
      "kind": "string",
      "text": "string",
      "required": true,
      "description": "Stands before the amount: `৳`."
    },
    "disabled": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "fallback": "false"
    },
    "error": {
      "kind": "string",
      "text": "string",
      "required": false,
      "description": "What is wrong and how to mend it; it takes the place of the hint."
    },
    "hint": {
      "kind": "node",
      "text": "ReactNode",
      "required": false,
      "description": "What helps to fill it in."
    },
    "label": {
      "kind": "node",
      "text": "ReactNode",
      "required": true
    },
    "name": {
      "kind": "string",
      "text": "string",
      "required": false
    },
    "onBlur": {
      "kind": "function",
      "text": "() => void",
      "required": false
    },
    "onChange": {
      "kind": "function",
      "text": "(value: string) => void",
      "required": true
    },
    "placeholder": {
      "kind": "string",
      "text": "string",
      "required": false
    },
    "quickAmounts": {
      "kind": "other",
      "text": "{ label: string; amounts: readonly QuickAmount[]; }",
      "required": false,
      "description": "Amounts that one press fills in, with the words that name them together."
    },
    "ref": {
      "kind": "function",
      "text": "RefCallback<HTMLElement>",
      "required": false,
      "description": "The element that takes the focus when the form refuses the value."
    },
    "required": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "description": "It must be filled in: an asterisk stands beside the label (S5.9).",
      "fallback": "false"
    },
    "value": {
      "kind": "string",
      "text": "string",
      "required": true
    }
  },
  "UI/Avatar": {
    "label": {
      "kind": "string",
      "text": "string",
      "required": false,
      "description": "For those who listen, where the name does not stand beside it."
    },
    "name": {
      "kind": "string",
      "text": "string",
      "required": true,
      "description": "The name of the person; its initials replace a missing picture."
    },
    "pictures": {
      "kind": "other",
      "text": "readonly string[]",
      "required": false,
      "description": "The pictures to try, the best first: where one does not load the next is taken (S8.7).",
      "fallback": "[]"
    },
    "size": {
      "kind": "choice",
      "options": [
        "l",
        "m",
        "s"
      ],
      "text": "'l' | 'm' | 's'",
      "required": false,
      "fallback": "'m'"
    }
  },
  "UI/Badge": {
    "children": {
      "kind": "node",
      "text": "ReactNode",
      "required": true
    },
    "icon": {
      "kind": "icon",
      "text": "IconName",
      "required": false
    },
    "tone": {
      "kind": "choice",
      "options": [
        "accent",
        "danger",
        "info",
        "neutral",
        "success",
        "warning"
      ],
      "text": "'accent' | 'danger' | 'info' | 'neutral' | 'success' | 'warning'",
      "required": false,
      "fallback": "'neutral'"
    }
  },
  "UI/Breadcrumb": {
    "above": {
      "kind": "other",
      "text": "readonly { label: string; to: TextLinkProps['to']; }[]",
      "required": true,
      "description": "The pages above this one, the topmost first."
    },
    "here": {
      "kind": "string",
      "text": "string",
      "required": true,
      "description": "This page."
    },
    "label": {
      "kind": "string",
      "text": "string",
      "required": true,
      "description": "What the path is, for those who listen: \"Path in the team\"."
    }
  },
  "UI/Button": {
    "busy": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "description": "What it does is on its way: it shows so, keeps the focus and takes no second press.",
      "fallback": "false"
    },
    "children": {
      "kind": "node",
      "text": "ReactNode",
      "required": false
    },
    "disabled": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "fallback": "false"
    },
    "icon": {
      "kind": "icon",
      "text": "IconName",
      "required": false,
      "description": "An icon before the words."
    },
    "size": {
      "kind": "choice",
      "options": [
        "l",
        "m",
        "s"
      ],
      "text": "'l' | 'm' | 's'",
      "required": false,
      "fallback": "'m'"
    },
    "tone": {
      "kind": "choice",
      "options": [
        "accent",
        "danger",
        "neutral",
        "quiet"
      ],
      "text": "'accent' | 'danger' | 'neutral' | 'quiet'",
      "required": false,
      "description": "`accent` is for the one main action of a view, `danger` for one that cannot be taken back.",
      "fallback": "'neutral'"
    },
    "type": {
      "kind": "choice",
      "options": [
        "button",
        "submit"
      ],
      "text": "'button' | 'submit'",
      "required": false,
      "fallback": "'button'"
    },
    "wide": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "description": "As wide as its parent.",
      "fallback": "false"
    }
  },
  "UI/CaptchaField": {
    "disabled": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "fallback": "false"
    },
    "error": {
      "kind": "string",
      "text": "string",
      "required": false,
      "description": "What is wrong and how to mend it; it takes the place of the hint."
    },
    "hint": {
      "kind": "node",
      "text": "ReactNode",
      "required": false,
      "description": "What helps to fill it in."
    },
    "image": {
      "kind": "other",
      "text": "CaptchaImage",
      "required": true
    },
    "label": {
      "kind": "node",
      "text": "ReactNode",
      "required": true
    },
    "labels": {
      "kind": "other",
      "text": "{ picture: string; refresh: string; failed: string; }",
      "required": true
    },
    "name": {
      "kind": "string",
      "text": "string",
      "required": false
    },
    "onBlur": {
      "kind": "function",
      "text": "() => void",
      "required": false
    },
    "onChange": {
      "kind": "function",
      "text": "(value: string) => void",
      "required": true
    },
    "onRefresh": {
      "kind": "function",
      "text": "() => void",
      "required": true
    },
    "ref": {
      "kind": "function",
      "text": "RefCallback<HTMLElement>",
      "required": false,
      "description": "The element that takes the focus when the form refuses the value."
    },
    "required": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "description": "It must be filled in: an asterisk stands beside the label (S5.9).",
      "fallback": "false"
    },
    "value": {
      "kind": "string",
      "text": "string",
      "required": true
    }
  },
  "UI/Card": {
    "as": {
      "kind": "choice",
      "options": [
        "article",
        "div",
        "li",
        "section"
      ],
      "text": "'article' | 'div' | 'li' | 'section'",
      "required": false,
      "fallback": "'div'"
    },
    "children": {
      "kind": "node",
      "text": "ReactNode",
      "required": true
    },
    "labelledBy": {
      "kind": "string",
      "text": "string",
      "required": false,
      "description": "The heading that names the section."
    },
    "padding": {
      "kind": "choice",
      "options": [
        "m",
        "none"
      ],
      "text": "'m' | 'none'",
      "required": false,
      "description": "`none` where a picture or a list reaches to the edge.",
      "fallback": "'m'"
    },
    "tone": {
      "kind": "choice",
      "options": [
        "outlined",
        "raised",
        "sunken"
      ],
      "text": "'outlined' | 'raised' | 'sunken'",
      "required": false,
      "description": "`raised` on the page, `sunken` or `outlined` within a surface.",
      "fallback": "'raised'"
    }
  },
  "UI/Carousel": {
    "labels": {
      "kind": "other",
      "text": "CarouselLabels",
      "required": true
    },
    "pace": {
      "kind": "other",
      "text": "CarouselPace",
      "required": true
    },
    "slides": {
      "kind": "other",
      "text": "readonly { key: string; content: ReactNode; }[]",
      "required": true
    },
    "waiting": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "description": "More slides are on their way: it waits for them.",
      "fallback": "false"
    }
  },
  "UI/BarChart": {
    "bars": {
      "kind": "other",
      "text": "ChartSeries",
      "required": true
    },
    "empty": {
      "kind": "node",
      "text": "ReactNode",
      "required": true,
      "description": "Shown without bars: an EmptyState."
    },
    "tick": {
      "kind": "function",
      "text": "(value: number) => string",
      "required": true,
      "description": "A value in few letters, for the axis and above the bars: \"10K\"."
    },
    "words": {
      "kind": "other",
      "text": "ChartWords",
      "required": true
    }
  },
  "UI/DonutChart": {
    "empty": {
      "kind": "node",
      "text": "ReactNode",
      "required": true,
      "description": "Shown without parts: an EmptyState."
    },
    "parts": {
      "kind": "other",
      "text": "ChartSeries",
      "required": true,
      "description": "The largest first; at most five, the rest summed up in the last."
    },
    "share": {
      "kind": "function",
      "text": "(part: number) => string",
      "required": true,
      "description": "A part of the whole (0 to 1) as people read it: \"42%\"."
    },
    "total": {
      "kind": "other",
      "text": "{ label: string; text: string; }",
      "required": true,
      "description": "The whole, in the middle of the ring."
    },
    "words": {
      "kind": "other",
      "text": "ChartWords",
      "required": true
    }
  },
  "UI/LineChart": {
    "empty": {
      "kind": "node",
      "text": "ReactNode",
      "required": true,
      "description": "Shown without points: an EmptyState."
    },
    "lines": {
      "kind": "other",
      "text": "ChartLines",
      "required": true,
      "description": "All with the same labels."
    },
    "tick": {
      "kind": "function",
      "text": "(value: number) => string",
      "required": true,
      "description": "A round value of the axis, in few letters: \"10K\"."
    },
    "words": {
      "kind": "other",
      "text": "ChartWords",
      "required": true
    }
  },
  "UI/Checkbox": {
    "disabled": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "fallback": "false"
    },
    "error": {
      "kind": "string",
      "text": "string",
      "required": false,
      "description": "What is wrong and how to mend it; it takes the place of the hint."
    },
    "hint": {
      "kind": "node",
      "text": "ReactNode",
      "required": false,
      "description": "What helps to fill it in."
    },
    "indeterminate": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "description": "Neither ticked nor clear: some of the rows it covers are selected.",
      "fallback": "false"
    },
    "label": {
      "kind": "node",
      "text": "ReactNode",
      "required": true
    },
    "name": {
      "kind": "string",
      "text": "string",
      "required": false
    },
    "onBlur": {
      "kind": "function",
      "text": "() => void",
      "required": false
    },
    "onChange": {
      "kind": "function",
      "text": "(value: boolean) => void",
      "required": true
    },
    "ref": {
      "kind": "function",
      "text": "RefCallback<HTMLElement>",
      "required": false,
      "description": "The element that takes the focus when the form refuses the value."
    },
    "required": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "description": "It must be filled in: an asterisk stands beside the label (S5.9).",
      "fallback": "false"
    },
    "value": {
      "kind": "boolean",
      "text": "boolean",
      "required": true
    }
  },
  "UI/Chip": {
    "children": {
      "kind": "node",
      "text": "ReactNode",
      "required": true
    },
    "onSelect": {
      "kind": "function",
      "text": "() => void",
      "required": true
    },
    "selected": {
      "kind": "boolean",
      "text": "boolean",
      "required": true
    }
  },
  "UI/Clock": {
    "format": {
      "kind": "function",
      "text": "(moment: number) => string",
      "required": true,
      "description": "The time of day of a moment (milliseconds since 1970), in the zone of the clock."
    },
    "label": {
      "kind": "string",
      "text": "string",
      "required": true,
      "description": "What the clock tells, for those who listen: \"Time of the site\"."
    },
    "now": {
      "kind": "function",
      "text": "() => number",
      "required": false,
      "description": "The moment that it is now, in milliseconds since 1970; keep it the same function.",
      "fallback": "Date.now"
    },
    "zone": {
      "kind": "string",
      "text": "string",
      "required": true,
      "description": "The zone and its offset, as players read it: \"GMT+6\" (S2.17)."
    }
  },
  "UI/CodeField": {
    "disabled": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "fallback": "false"
    },
    "error": {
      "kind": "string",
      "text": "string",
      "required": false,
      "description": "What is wrong and how to mend it; it takes the place of the hint."
    },
    "hint": {
      "kind": "node",
      "text": "ReactNode",
      "required": false,
      "description": "What helps to fill it in."
    },
    "label": {
      "kind": "node",
      "text": "ReactNode",
      "required": true
    },
    "labels": {
      "kind": "other",
      "text": "{ slot: (position: number, length: number) => string; }",
      "required": true,
      "description": "The words of a slot for those who listen: `Digit 2 of 6`. The first one has the field's label."
    },
    "length": {
      "kind": "number",
      "text": "number",
      "required": true,
      "description": "How many digits the code has."
    },
    "name": {
      "kind": "string",
      "text": "string",
      "required": false
    },
    "onBlur": {
      "kind": "function",
      "text": "() => void",
      "required": false
    },
    "onChange": {
      "kind": "function",
      "text": "(value: string) => void",
      "required": true
    },
    "onComplete": {
      "kind": "function",
      "text": "(code: string) => void",
      "required": false,
      "description": "Called once the last digit is there."
    },
    "ref": {
      "kind": "function",
      "text": "RefCallback<HTMLElement>",
      "required": false,
      "description": "The element that takes the focus when the form refuses the value."
    },
    "required": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "description": "It must be filled in: an asterisk stands beside the label (S5.9).",
      "fallback": "false"
    },
    "resend": {
      "kind": "other",
      "text": "Omit<ResendButtonProps, 'disabled'>",
      "required": false,
      "description": "The button that sends the code."
    },
    "value": {
      "kind": "string",
      "text": "string",
      "required": true
    }
  },
  "UI/Combobox": {
    "disabled": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "fallback": "false"
    },
    "error": {
      "kind": "string",
      "text": "string",
      "required": false,
      "description": "What is wrong and how to mend it; it takes the place of the hint."
    },
    "hint": {
      "kind": "node",
      "text": "ReactNode",
      "required": false,
      "description": "What helps to fill it in."
    },
    "label": {
      "kind": "node",
      "text": "ReactNode",
      "required": true
    },
    "labels": {
      "kind": "other",
      "text": "{ open: string; clear: string; none: string; }",
      "required": true,
      "description": "`none` is said when nothing fits what is typed."
    },
    "name": {
      "kind": "string",
      "text": "string",
      "required": false
    },
    "onBlur": {
      "kind": "function",
      "text": "() => void",
      "required": false
    },
    "onChange": {
      "kind": "function",
      "text": "(value: string | null) => void",
      "required": true
    },
    "options": {
      "kind": "other",
      "text": "readonly Option<string>[]",
      "required": true
    },
    "placeholder": {
      "kind": "string",
      "text": "string",
      "required": false
    },
    "ref": {
      "kind": "function",
      "text": "RefCallback<HTMLElement>",
      "required": false,
      "description": "The element that takes the focus when the form refuses the value."
    },
    "required": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "description": "It must be filled in: an asterisk stands beside the label (S5.9).",
      "fallback": "false"
    },
    "value": {
      "kind": "string",
      "text": "string | null",
      "required": true
    }
  },
  "UI/CopyButton": {
    "inWords": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "description": "With its words, where the icon alone would not say what is copied.",
      "fallback": "false"
    },
    "labels": {
      "kind": "other",
      "text": "{ copy: string; copied: string; failed: string; }",
      "required": true
    },
    "onCopied": {
      "kind": "function",
      "text": "() => void",
      "required": false,
      "description": "For more to happen after it was copied, such as a toast."
    },
    "text": {
      "kind": "string",
      "text": "string",
      "required": true,
      "description": "What is copied."
    }
  },
  "UI/Countdown": {
    "announce": {
      "kind": "function",
      "text": "(secondsLeft: number) => string",
      "required": true,
      "description": "The words that are read out at a few marks and at the end."
    },
    "format": {
      "kind": "function",
      "text": "(secondsLeft: number) => string",
      "required": false,
      "description": "The time left (whole seconds), as players read it.",
      "fallback": "durationText"
    },
    "label": {
      "kind": "string",
      "text": "string",
      "required": true,
      "description": "What runs out, for those who listen: \"Time to pay\"."
    },
    "now": {
      "kind": "function",
      "text": "() => number",
      "required": false,
      "description": "The moment that it is now, in milliseconds since 1970; keep it the same function.",
      "fallback": "Date.now"
    },
    "onEnd": {
      "kind": "function",
      "text": "() => void",
      "required": false,
      "description": "Called when the time is over, also when it was over from the start."
    },
    "until": {
      "kind": "number",
      "text": "number",
      "required": true,
      "description": "The moment that it runs to, in milliseconds since 1970."
    }
  },
  "UI/DateRange": {
    "disabled": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "fallback": "false"
    },
    "error": {
      "kind": "string",
      "text": "string",
      "required": false,
      "description": "What is wrong and how to mend it; it takes the place of the hint."
    },
    "hint": {
      "kind": "node",
      "text": "ReactNode",
      "required": false,
      "description": "What helps to fill it in."
    },
    "label": {
      "kind": "string",
      "text": "string",
      "required": true
    },
    "labels": {
      "kind": "other",
      "text": "{ previousMonth: string; nextMonth: string; today: (day: string) => string; } & { from: string; to: string; format: string; calendar: string; }",
      "required": true
    },
    "limits": {
      "kind": "other",
      "text": "{ first?: CalendarDate | undefined; last?: CalendarDate | undefined; }",
      "required": false,
      "description": "The first and the last day that may be chosen."
    },
    "locale": {
      "kind": "string",
      "text": "string",
      "required": true,
      "description": "Names of months and days are in this language; digits too: `bn-u-nu-latn`."
    },
    "name": {
      "kind": "string",
      "text": "string",
      "required": false
    },
    "onBlur": {
      "kind": "function",
      "text": "() => void",
      "required": false
    },
    "onChange": {
      "kind": "function",
      "text": "(value: DateSpan) => void",
      "required": true
    },
    "presets": {
      "kind": "other",
      "text": "{ label: string; spans: readonly DatePreset[]; }",
      "required": false,
      "description": "Spans that one press chooses (`previousDays(today, 7)`), with the words that name them together."
    },
    "ref": {
      "kind": "function",
      "text": "RefCallback<HTMLElement>",
      "required": false,
      "description": "The element that takes the focus when the form refuses the value."
    },
    "required": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "description": "It must be filled in: an asterisk stands beside the label (S5.9).",
      "fallback": "false"
    },
    "today": {
      "kind": "string",
      "text": "string",
      "required": true,
      "description": "The day that it is in the market's zone."
    },
    "value": {
      "kind": "other",
      "text": "DateSpan",
      "required": true
    },
    "weekStartsOn": {
      "kind": "choice",
      "options": [
        0,
        1,
        2,
        3,
        4,
        5,
        6
      ],
      "text": "0 | 1 | 2 | 3 | 4 | 6 | 5",
      "required": true,
      "description": "0 is Sunday."
    }
  },
  "UI/DateTime": {
    "moment": {
      "kind": "string",
      "text": "string | number",
      "required": true,
      "description": "The moment: ISO 8601, or milliseconds since 1970."
    },
    "text": {
      "kind": "string",
      "text": "string",
      "required": true,
      "description": "The same moment as players read it, in the market's time zone."
    }
  },
  "UI/DefinitionList": {
    "items": {
      "kind": "other",
      "text": "readonly Definition[]",
      "required": false
    },
    "layout": {
      "kind": "choice",
      "options": [
        "columns",
        "rows"
      ],
      "text": "'columns' | 'rows'",
      "required": false,
      "description": "`rows` for one record in a sheet or card, `columns` where a page has room.",
      "fallback": "'rows'"
    },
    "loading": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "fallback": "false"
    },
    "terms": {
      "kind": "other",
      "text": "readonly string[]",
      "required": false
    }
  },
  "UI/Dialog": {
    "actions": {
      "kind": "node",
      "text": "ReactNode",
      "required": false
    },
    "children": {
      "kind": "node",
      "text": "ReactNode",
      "required": true
    },
    "closeLabel": {
      "kind": "string",
      "text": "string",
      "required": false
    },
    "loading": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "description": "What it shows is on its way: lines stand in for it.",
      "fallback": "false"
    },
    "onClose": {
      "kind": "function",
      "text": "() => void",
      "required": false
    },
    "open": {
      "kind": "boolean",
      "text": "boolean",
      "required": true
    },
    "picture": {
      "kind": "node",
      "text": "ReactNode",
      "required": false,
      "description": "Fills a column beside it where there is room for both."
    },
    "size": {
      "kind": "choice",
      "options": [
        "l",
        "m"
      ],
      "text": "'l' | 'm'",
      "required": false,
      "description": "`l` is for a list to look through: as high as a dialog may be, whatever is found.",
      "fallback": "'m'"
    },
    "title": {
      "kind": "string",
      "text": "string",
      "required": true
    }
  },
  "UI/Dialog/Focus": {
    "actions": {
      "kind": "node",
      "text": "ReactNode",
      "required": false
    },
    "children": {
      "kind": "node",
      "text": "ReactNode",
      "required": true
    },
    "closeLabel": {
      "kind": "string",
      "text": "string",
      "required": false
    },
    "loading": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "description": "What it shows is on its way: lines stand in for it.",
      "fallback": "false"
    },
    "onClose": {
      "kind": "function",
      "text": "() => void",
      "required": false
    },
    "open": {
      "kind": "boolean",
      "text": "boolean",
      "required": true
    },
    "picture": {
      "kind": "node",
      "text": "ReactNode",
      "required": false,
      "description": "Fills a column beside it where there is room for both."
    },
    "size": {
      "kind": "choice",
      "options": [
        "l",
        "m"
      ],
      "text": "'l' | 'm'",
      "required": false,
      "description": "`l` is for a list to look through: as high as a dialog may be, whatever is found.",
      "fallback": "'m'"
    },
    "title": {
      "kind": "string",
      "text": "string",
      "required": true
    }
  },
  "UI/EmptyState": {
    "action": {
      "kind": "node",
      "text": "ReactNode",
      "required": false,
      "description": "The next step: a link or a button."
    },
    "hint": {
      "kind": "string",
      "text": "string",
      "required": false,
      "description": "What will be here."
    },
    "icon": {
      "kind": "icon",
      "text": "IconName",
      "required": false,
      "fallback": "'empty'"
    },
    "title": {
      "kind": "string",
      "text": "string",
      "required": true,
      "description": "That nothing is here: `in_no_data` (S2.28)."
    }
  },
  "UI/ErrorState": {
    "hint": {
      "kind": "string",
      "text": "string",
      "required": false,
      "description": "What was kept, and what to do."
    },
    "icon": {
      "kind": "icon",
      "text": "IconName",
      "required": false,
      "fallback": "'alert'"
    },
    "onRetry": {
      "kind": "function",
      "text": "() => void",
      "required": true
    },
    "retryLabel": {
      "kind": "string",
      "text": "string",
      "required": true
    },
    "retrying": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "description": "It is being tried again.",
      "fallback": "false"
    },
    "title": {
      "kind": "string",
      "text": "string",
      "required": true,
      "description": "What happened."
    }
  },
  "UI/Field": {
    "aside": {
      "kind": "node",
      "text": "ReactNode",
      "required": false,
      "description": "At the end of the line below: the counter of a text."
    },
    "children": {
      "kind": "node",
      "text": "ReactNode",
      "required": true,
      "description": "The control."
    },
    "disabled": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "fallback": "false"
    },
    "error": {
      "kind": "string",
      "text": "string",
      "required": false,
      "description": "What is wrong and how to mend it; it takes the place of the hint."
    },
    "hint": {
      "kind": "node",
      "text": "ReactNode",
      "required": false,
      "description": "What helps to fill it in."
    },
    "label": {
      "kind": "node",
      "text": "ReactNode",
      "required": true
    },
    "names": {
      "kind": "choice",
      "options": [
        "input",
        "other"
      ],
      "text": "'input' | 'other'",
      "required": false,
      "description": "`other` for what is no single input: a button that opens a list, a group.",
      "fallback": "'input'"
    },
    "required": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "description": "It must be filled in: an asterisk stands beside the label (S5.9).",
      "fallback": "false"
    }
  },
  "UI/FileDrop": {
    "disabled": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "fallback": "false"
    },
    "error": {
      "kind": "string",
      "text": "string",
      "required": false,
      "description": "What is wrong and how to mend it; it takes the place of the hint."
    },
    "hint": {
      "kind": "node",
      "text": "ReactNode",
      "required": false,
      "description": "What helps to fill it in."
    },
    "label": {
      "kind": "node",
      "text": "ReactNode",
      "required": true
    },
    "labels": {
      "kind": "other",
      "text": "{ action: string; rules: string; size: (bytes: number) => string; remove: (fileName: string) => string; refused: Record<RefusedFile['reason'], string>; outcome: (taken: number, refused: number) => string; }",
      "required": true
    },
    "limits": {
      "kind": "other",
      "text": "FileLimits",
      "required": true
    },
    "name": {
      "kind": "string",
      "text": "string",
      "required": false
    },
    "onBlur": {
      "kind": "function",
      "text": "() => void",
      "required": false
    },
    "onChange": {
      "kind": "function",
      "text": "(value: readonly File[]) => void",
      "required": true
    },
    "ref": {
      "kind": "function",
      "text": "RefCallback<HTMLElement>",
      "required": false,
      "description": "The element that takes the focus when the form refuses the value."
    },
    "required": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "description": "It must be filled in: an asterisk stands beside the label (S5.9).",
      "fallback": "false"
    },
    "uploads": {
      "kind": "other",
      "text": "ReadonlyMap<File, FileUpload>",
      "required": false,
      "description": "How far each file is, once they are being sent."
    },
    "value": {
      "kind": "other",
      "text": "readonly File[]",
      "required": true
    }
  },
  "UI/Form": {
    "children": {
      "kind": "node",
      "text": "ReactNode",
      "required": true,
      "description": "Fields, sections and, last, the actions."
    },
    "label": {
      "kind": "string",
      "text": "string",
      "required": false,
      "description": "What the form is for, where no heading names it."
    },
    "onSubmit": {
      "kind": "function",
      "text": "(event: FormEvent<HTMLFormElement>) => unknown",
      "required": true,
      "description": "`handleSubmit(…)` of react-hook-form fits."
    }
  },
  "UI/GameCard": {
    "favourite": {
      "kind": "other",
      "text": "{ label: string; marked: boolean; onToggle: () => void; }",
      "required": true
    },
    "name": {
      "kind": "string",
      "text": "string",
      "required": true
    },
    "onTap": {
      "kind": "function",
      "text": "() => void",
      "required": false,
      "description": "Shows the choices to a finger, which cannot rest on the card; without it a tap starts the game."
    },
    "onTouch": {
      "kind": "function",
      "text": "() => void",
      "required": false,
      "description": "A finger has come down: what a tap shows can be fetched."
    },
    "picture": {
      "kind": "string",
      "text": "string",
      "required": true,
      "description": "The address of the picture."
    },
    "placeholder": {
      "kind": "string",
      "text": "string",
      "required": true,
      "description": "The colour of the picture's place until it has come."
    },
    "shape": {
      "kind": "choice",
      "options": [
        "landscape",
        "portrait"
      ],
      "text": "'landscape' | 'portrait'",
      "required": true
    },
    "startLabel": {
      "kind": "string",
      "text": "string",
      "required": true,
      "description": "What the card does, over the picture while a pointer rests there: \"Start now\"."
    },
    "to": {
      "kind": "other",
      "text": "To",
      "required": true
    },
    "trial": {
      "kind": "other",
      "text": "{ label: string; name: string; to: RouteLinkProps['to']; }",
      "required": false,
      "description": "The way into a free trial, where the game has one."
    },
    "vendor": {
      "kind": "string",
      "text": "string",
      "required": true
    }
  },
  "UI/Grid": {
    "as": {
      "kind": "choice",
      "options": [
        "div",
        "ul"
      ],
      "text": "'div' | 'ul'",
      "required": false,
      "fallback": "'div'"
    },
    "children": {
      "kind": "node",
      "text": "ReactNode",
      "required": true
    },
    "columns": {
      "kind": "choice",
      "options": [
        "medium",
        "narrow",
        "wide"
      ],
      "text": "'medium' | 'narrow' | 'wide'",
      "required": false,
      "description": "The least width of a column: `narrow` for pictures, `medium` for figures, `wide` for cards of text.",
      "fallback": "'medium'"
    }
  },
  "UI/Heading": {
    "children": {
      "kind": "node",
      "text": "ReactNode",
      "required": true
    },
    "id": {
      "kind": "string",
      "text": "string",
      "required": false
    },
    "level": {
      "kind": "choice",
      "options": [
        1,
        2,
        3
      ],
      "text": "1 | 2 | 3",
      "required": true,
      "description": "The place in the page's outline. It says nothing of the size."
    },
    "size": {
      "kind": "choice",
      "options": [
        "display",
        "l",
        "m",
        "xl",
        "xxl"
      ],
      "text": "'display' | 'l' | 'm' | 'xl' | 'xxl'",
      "required": false,
      "fallback": "the size of its level"
    }
  },
  "UI/IconButton": {
    "disabled": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "fallback": "false"
    },
    "icon": {
      "kind": "icon",
      "text": "IconName",
      "required": true
    },
    "iconSize": {
      "kind": "choice",
      "options": [
        "l",
        "m",
        "s",
        "xl"
      ],
      "text": "'l' | 'm' | 's' | 'xl'",
      "required": false,
      "fallback": "'m'"
    },
    "label": {
      "kind": "string",
      "text": "string",
      "required": true,
      "description": "What the button does, for those who listen and for the tooltip of the pointer."
    },
    "tone": {
      "kind": "choice",
      "options": [
        "inherit",
        "media",
        "neutral",
        "quiet"
      ],
      "text": "'inherit' | 'media' | 'neutral' | 'quiet'",
      "required": false,
      "description": "`media` is for buttons that lie on a picture.",
      "fallback": "'quiet'"
    }
  },
  "UI/ButtonLink": {
    "children": {
      "kind": "node",
      "text": "ReactNode",
      "required": false
    },
    "icon": {
      "kind": "icon",
      "text": "IconName",
      "required": false,
      "description": "An icon before the words."
    },
    "reloadDocument": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "description": "The browser loads the page anew.",
      "fallback": "false"
    },
    "replace": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "description": "The page replaces this one in the history; one with the same address always does.",
      "fallback": "false"
    },
    "size": {
      "kind": "choice",
      "options": [
        "l",
        "m",
        "s"
      ],
      "text": "'l' | 'm' | 's'",
      "required": false,
      "fallback": "'m'"
    },
    "state": {
      "kind": "other",
      "text": "unknown",
      "required": false,
      "description": "The state of the location that the link leads to."
    },
    "to": {
      "kind": "other",
      "text": "To",
      "required": true
    },
    "tone": {
      "kind": "choice",
      "options": [
        "accent",
        "danger",
        "neutral",
        "quiet"
      ],
      "text": "'accent' | 'danger' | 'neutral' | 'quiet'",
      "required": false,
      "description": "`accent` is for the one main action of a view, `danger` for one that cannot be taken back.",
      "fallback": "'neutral'"
    },
    "wide": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "description": "As wide as its parent.",
      "fallback": "false"
    }
  },
  "UI/RouteLink": {
    "children": {
      "kind": "node",
      "text": "ReactNode",
      "required": false
    },
    "reloadDocument": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "description": "The browser loads the page anew.",
      "fallback": "false"
    },
    "replace": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "description": "The page replaces this one in the history; one with the same address always does.",
      "fallback": "false"
    },
    "state": {
      "kind": "other",
      "text": "unknown",
      "required": false,
      "description": "The state of the location that the link leads to."
    },
    "to": {
      "kind": "other",
      "text": "To",
      "required": true
    }
  },
  "UI/TextLink": {
    "children": {
      "kind": "node",
      "text": "ReactNode",
      "required": false
    },
    "icon": {
      "kind": "icon",
      "text": "IconName",
      "required": false,
      "description": "An icon after the words."
    },
    "placed": {
      "kind": "choice",
      "options": [
        "alone",
        "inProse"
      ],
      "text": "'alone' | 'inProse'",
      "required": false,
      "description": "A link within a sentence is underlined; one that stands alone is 44 px high.",
      "fallback": "'alone'"
    },
    "replace": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "description": "The page replaces this one in the history; one with the same address always does.",
      "fallback": "false"
    },
    "to": {
      "kind": "other",
      "text": "To",
      "required": true
    }
  },
  "UI/Marquee": {
    "items": {
      "kind": "other",
      "text": "readonly { key: string | number; text: string; }[]",
      "required": true
    },
    "paused": {
      "kind": "boolean",
      "text": "boolean",
      "required": true,
      "description": "Stands still; a MarqueeToggle beside it asks for that."
    }
  },
  "UI/Menu": {
    "align": {
      "kind": "choice",
      "options": [
        "end",
        "start"
      ],
      "text": "'end' | 'start'",
      "required": false,
      "fallback": "'end'"
    },
    "children": {
      "kind": "node",
      "text": "ReactNode",
      "required": true,
      "description": "MenuItem, MenuLink, MenuChoices and MenuSeparator."
    },
    "onOpenChange": {
      "kind": "function",
      "text": "(open: boolean) => void",
      "required": false
    },
    "trigger": {
      "kind": "node",
      "text": "ReactElement<unknown, string | JSXElementConstructor<any>>",
      "required": true,
      "description": "The button that opens it."
    }
  },
  "UI/Money": {
    "hidden": {
      "kind": "other",
      "text": "{ label: string; }",
      "required": false,
      "description": "Shows asterisks in place of the amount (S2.20); the label is what listeners hear."
    },
    "movement": {
      "kind": "other",
      "text": "{ kind: (typeof styles.MOVEMENTS)[number]; label: string; }",
      "required": false,
      "description": "Whether the amount went up or down for the player, in words for those who listen."
    },
    "rolls": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "description": "Roll to a new amount when `value` changes: for a balance, not for lists.",
      "fallback": "false"
    },
    "text": {
      "kind": "string",
      "text": "string",
      "required": true,
      "description": "The same amount as players read it (S9.4)."
    },
    "value": {
      "kind": "string",
      "text": "string",
      "required": true,
      "description": "The amount as a decimal string, as the platform sends it."
    }
  },
  "UI/Pagination": {
    "count": {
      "kind": "number",
      "text": "number",
      "required": true
    },
    "format": {
      "kind": "function",
      "text": "(page: number) => string",
      "required": false,
      "description": "A page number in the digits of the brand.",
      "fallback": "String"
    },
    "labels": {
      "kind": "other",
      "text": "PaginationLabels",
      "required": true
    },
    "onChange": {
      "kind": "function",
      "text": "(page: number) => void",
      "required": true
    },
    "page": {
      "kind": "number",
      "text": "number",
      "required": true,
      "description": "The current page, from 1."
    }
  },
  "UI/PasswordField": {
    "autoComplete": {
      "kind": "choice",
      "options": [
        "current-password",
        "new-password"
      ],
      "text": "'current-password' | 'new-password'",
      "required": true,
      "description": "Lets password managers fill in the one, and suggest the other."
    },
    "disabled": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "fallback": "false"
    },
    "error": {
      "kind": "string",
      "text": "string",
      "required": false,
      "description": "What is wrong and how to mend it; it takes the place of the hint."
    },
    "hint": {
      "kind": "node",
      "text": "ReactNode",
      "required": false,
      "description": "What helps to fill it in."
    },
    "label": {
      "kind": "node",
      "text": "ReactNode",
      "required": true
    },
    "labels": {
      "kind": "other",
      "text": "{ show: string; hide: string; }",
      "required": true,
      "description": "The words of the button that shows and hides what is typed."
    },
    "name": {
      "kind": "string",
      "text": "string",
      "required": false
    },
    "onBlur": {
      "kind": "function",
      "text": "() => void",
      "required": false
    },
    "onChange": {
      "kind": "function",
      "text": "(value: string) => void",
      "required": true
    },
    "ref": {
      "kind": "function",
      "text": "RefCallback<HTMLElement>",
      "required": false,
      "description": "The element that takes the focus when the form refuses the value."
    },
    "required": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "description": "It must be filled in: an asterisk stands beside the label (S5.9).",
      "fallback": "false"
    },
    "strength": {
      "kind": "other",
      "text": "StrengthMeterProps",
      "required": false,
      "description": "How strong a new password is."
    },
    "value": {
      "kind": "string",
      "text": "string",
      "required": true
    }
  },
  "UI/PhoneField": {
    "countries": {
      "kind": "other",
      "text": "readonly [PhoneCountry, ...PhoneCountry[]]",
      "required": true,
      "description": "The countries whose numbers are taken, the most likely one first. One alone is not asked for."
    },
    "disabled": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "fallback": "false"
    },
    "error": {
      "kind": "string",
      "text": "string",
      "required": false,
      "description": "What is wrong and how to mend it; it takes the place of the hint."
    },
    "hint": {
      "kind": "node",
      "text": "ReactNode",
      "required": false,
      "description": "What helps to fill it in."
    },
    "label": {
      "kind": "node",
      "text": "ReactNode",
      "required": true
    },
    "labels": {
      "kind": "other",
      "text": "{ country: string; }",
      "required": true
    },
    "name": {
      "kind": "string",
      "text": "string",
      "required": false
    },
    "onBlur": {
      "kind": "function",
      "text": "() => void",
      "required": false
    },
    "onChange": {
      "kind": "function",
      "text": "(value: PhoneValue) => void",
      "required": true
    },
    "placeholder": {
      "kind": "string",
      "text": "string",
      "required": false,
      "description": "An example of a number in the country."
    },
    "ref": {
      "kind": "function",
      "text": "RefCallback<HTMLElement>",
      "required": false,
      "description": "The element that takes the focus when the form refuses the value."
    },
    "required": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "description": "It must be filled in: an asterisk stands beside the label (S5.9).",
      "fallback": "false"
    },
    "value": {
      "kind": "other",
      "text": "PhoneValue",
      "required": true
    }
  },
  "UI/Popover": {
    "align": {
      "kind": "choice",
      "options": [
        "center",
        "end",
        "start"
      ],
      "text": "'center' | 'end' | 'start'",
      "required": false,
      "fallback": "'start'"
    },
    "children": {
      "kind": "other",
      "text": "ReactNode | ((close: () => void) => ReactNode)",
      "required": true,
      "description": "The content, or what makes it: a link in it calls `close` when it is followed."
    },
    "fixed": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "description": "It stays where it is while the page scrolls, as what opens it does: for a header that stays.",
      "fallback": "false"
    },
    "openOnHover": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "description": "A resting pointer opens it too.",
      "fallback": "false"
    },
    "size": {
      "kind": "choice",
      "options": [
        "l",
        "m"
      ],
      "text": "'l' | 'm'",
      "required": false,
      "description": "`l` is for columns, as in the drop-down of many vendors (S2.18).",
      "fallback": "'m'"
    },
    "title": {
      "kind": "string",
      "text": "string",
      "required": true,
      "description": "What it is about; read out with it."
    },
    "titleHidden": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "description": "The title is read out alone, where the content shows by itself what it is.",
      "fallback": "false"
    },
    "trigger": {
      "kind": "node",
      "text": "ReactElement<unknown, string | JSXElementConstructor<any>>",
      "required": true,
      "description": "The button that opens it."
    }
  },
  "UI/Progress": {
    "label": {
      "kind": "string",
      "text": "string",
      "required": true,
      "description": "What comes along: \"Wagered towards the bonus\"."
    },
    "max": {
      "kind": "number",
      "text": "number",
      "required": false,
      "fallback": "100"
    },
    "tone": {
      "kind": "choice",
      "options": [
        "accent",
        "danger",
        "success",
        "warning"
      ],
      "text": "'accent' | 'danger' | 'success' | 'warning'",
      "required": false,
      "fallback": "'accent'"
    },
    "value": {
      "kind": "number",
      "text": "number | null",
      "required": true,
      "description": "How far, from 0 to `max`; `null` where nobody knows."
    },
    "valueText": {
      "kind": "string",
      "text": "string",
      "required": false,
      "description": "How far, in words: \"৳1,200.00 of ৳5,000.00\". Shown and read out."
    }
  },
  "UI/QRCode": {
    "download": {
      "kind": "other",
      "text": "{ label: string; fileName: string; }",
      "required": false,
      "description": "Offers the code as a PNG file."
    },
    "label": {
      "kind": "string",
      "text": "string",
      "required": true,
      "description": "What the code is for: \"QR code of your invitation link\"."
    },
    "text": {
      "kind": "string",
      "text": "string",
      "required": true,
      "description": "What a camera reads: an address of at most about 2300 bytes."
    }
  },
  "UI/RadioGroup": {
    "disabled": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "fallback": "false"
    },
    "error": {
      "kind": "string",
      "text": "string",
      "required": false,
      "description": "What is wrong and how to mend it; it takes the place of the hint."
    },
    "hint": {
      "kind": "node",
      "text": "ReactNode",
      "required": false,
      "description": "What helps to fill it in."
    },
    "label": {
      "kind": "node",
      "text": "ReactNode",
      "required": true
    },
    "look": {
      "kind": "choice",
      "options": [
        "cards",
        "lines"
      ],
      "text": "'cards' | 'lines'",
      "required": false,
      "description": "`cards` where each option says more than its name: the methods of a cashier.",
      "fallback": "'lines'"
    },
    "name": {
      "kind": "string",
      "text": "string",
      "required": false
    },
    "onBlur": {
      "kind": "function",
      "text": "() => void",
      "required": false
    },
    "onChange": {
      "kind": "function",
      "text": "(value: string | null) => void",
      "required": true
    },
    "options": {
      "kind": "other",
      "text": "readonly RadioOption<string>[]",
      "required": true
    },
    "ref": {
      "kind": "function",
      "text": "RefCallback<HTMLElement>",
      "required": false,
      "description": "The element that takes the focus when the form refuses the value."
    },
    "required": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "description": "It must be filled in: an asterisk stands beside the label (S5.9).",
      "fallback": "false"
    },
    "value": {
      "kind": "string",
      "text": "string | null",
      "required": true
    }
  },
  "UI/SearchField": {
    "clearLabel": {
      "kind": "string",
      "text": "string",
      "required": true,
      "description": "The words of the button that empties the field."
    },
    "label": {
      "kind": "string",
      "text": "string",
      "required": true
    },
    "name": {
      "kind": "string",
      "text": "string",
      "required": false
    },
    "onChange": {
      "kind": "function",
      "text": "(value: string) => void",
      "required": true
    },
    "placeholder": {
      "kind": "string",
      "text": "string",
      "required": false,
      "description": "What can be looked for. It is never the only label."
    },
    "value": {
      "kind": "string",
      "text": "string",
      "required": true
    }
  },
  "UI/Select": {
    "disabled": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "fallback": "false"
    },
    "error": {
      "kind": "string",
      "text": "string",
      "required": false,
      "description": "What is wrong and how to mend it; it takes the place of the hint."
    },
    "hint": {
      "kind": "node",
      "text": "ReactNode",
      "required": false,
      "description": "What helps to fill it in."
    },
    "label": {
      "kind": "node",
      "text": "ReactNode",
      "required": true
    },
    "name": {
      "kind": "string",
      "text": "string",
      "required": false
    },
    "onBlur": {
      "kind": "function",
      "text": "() => void",
      "required": false
    },
    "onChange": {
      "kind": "function",
      "text": "(value: string | null) => void",
      "required": true
    },
    "options": {
      "kind": "other",
      "text": "readonly Option<string>[]",
      "required": true
    },
    "placeholder": {
      "kind": "string",
      "text": "string",
      "required": false,
      "description": "The text while nothing is chosen: `Choose a bank`."
    },
    "ref": {
      "kind": "function",
      "text": "RefCallback<HTMLElement>",
      "required": false,
      "description": "The element that takes the focus when the form refuses the value."
    },
    "required": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "description": "It must be filled in: an asterisk stands beside the label (S5.9).",
      "fallback": "false"
    },
    "value": {
      "kind": "string",
      "text": "string | null",
      "required": true
    }
  },
  "UI/Sheet": {
    "actions": {
      "kind": "node",
      "text": "ReactNode",
      "required": false,
      "description": "Buttons that stay in sight while the rest scrolls; the main one last."
    },
    "children": {
      "kind": "node",
      "text": "ReactNode",
      "required": true
    },
    "closeLabel": {
      "kind": "string",
      "text": "string",
      "required": true
    },
    "onClose": {
      "kind": "function",
      "text": "() => void",
      "required": true
    },
    "open": {
      "kind": "boolean",
      "text": "boolean",
      "required": true
    },
    "title": {
      "kind": "string",
      "text": "string",
      "required": true
    }
  },
  "UI/Skeleton": {
    "shape": {
      "kind": "choice",
      "options": [
        "block",
        "media",
        "pill",
        "text"
      ],
      "text": "'block' | 'media' | 'pill' | 'text'",
      "required": false,
      "fallback": "'text'"
    },
    "width": {
      "kind": "choice",
      "options": [
        "full",
        "half",
        "long",
        "short"
      ],
      "text": "'full' | 'half' | 'long' | 'short'",
      "required": false,
      "fallback": "'full'"
    }
  },
  "UI/Slider": {
    "disabled": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "fallback": "false"
    },
    "error": {
      "kind": "string",
      "text": "string",
      "required": false,
      "description": "What is wrong and how to mend it; it takes the place of the hint."
    },
    "format": {
      "kind": "function",
      "text": "(value: number) => string",
      "required": true,
      "description": "A value as it is read: `30 minutes`."
    },
    "hint": {
      "kind": "node",
      "text": "ReactNode",
      "required": false,
      "description": "What helps to fill it in."
    },
    "label": {
      "kind": "node",
      "text": "ReactNode",
      "required": true
    },
    "maximum": {
      "kind": "number",
      "text": "number",
      "required": true
    },
    "minimum": {
      "kind": "number",
      "text": "number",
      "required": true
    },
    "name": {
      "kind": "string",
      "text": "string",
      "required": false
    },
    "onBlur": {
      "kind": "function",
      "text": "() => void",
      "required": false
    },
    "onChange": {
      "kind": "function",
      "text": "(value: number) => void",
      "required": true
    },
    "ref": {
      "kind": "function",
      "text": "RefCallback<HTMLElement>",
      "required": false,
      "description": "The element that takes the focus when the form refuses the value."
    },
    "step": {
      "kind": "number",
      "text": "number",
      "required": true
    },
    "value": {
      "kind": "number",
      "text": "number",
      "required": true
    }
  },
  "UI/Stack": {
    "align": {
      "kind": "choice",
      "options": [
        "baseline",
        "center",
        "end",
        "start",
        "stretch"
      ],
      "text": "'baseline' | 'center' | 'end' | 'start' | 'stretch'",
      "required": false,
      "fallback": "'stretch'"
    },
    "as": {
      "kind": "choice",
      "options": [
        "article",
        "div",
        "footer",
        "header",
        "li",
        "nav",
        "ol",
        "section",
        "span",
        "ul"
      ],
      "text": "'article' | 'div' | 'footer' | 'header' | 'li' | 'nav' | 'ol' | 'section' | 'span' | 'ul'",
      "required": false,
      "fallback": "'div'"
    },
    "busy": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "description": "What it holds is on its way.",
      "fallback": "false"
    },
    "children": {
      "kind": "node",
      "text": "ReactNode",
      "required": true
    },
    "direction": {
      "kind": "choice",
      "options": [
        "column",
        "row"
      ],
      "text": "'column' | 'row'",
      "required": false,
      "fallback": "'column'"
    },
    "gap": {
      "kind": "choice",
      "options": [
        "l",
        "m",
        "s",
        "section",
        "xl",
        "xs",
        "xxl",
        "xxs"
      ],
      "text": "'l' | 'm' | 's' | 'section' | 'xl' | 'xs' | 'xxl' | 'xxs'",
      "required": false,
      "fallback": "'m'"
    },
    "justify": {
      "kind": "choice",
      "options": [
        "between",
        "center",
        "end",
        "start"
      ],
      "text": "'between' | 'center' | 'end' | 'start'",
      "required": false,
      "fallback": "'start'"
    },
    "wrap": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "description": "Let the items of a row go on to further lines.",
      "fallback": "false"
    }
  },
  "UI/Statistic": {
    "change": {
      "kind": "other",
      "text": "StatisticChange",
      "required": false
    },
    "figure": {
      "kind": "node",
      "text": "ReactNode",
      "required": false
    },
    "label": {
      "kind": "string",
      "text": "string",
      "required": true
    },
    "loading": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "fallback": "false"
    }
  },
  "UI/Stepper": {
    "current": {
      "kind": "number",
      "text": "number",
      "required": true,
      "description": "The current one, counted from 0; as many as there are steps where all are done."
    },
    "format": {
      "kind": "function",
      "text": "(step: number) => string",
      "required": false,
      "description": "The number of a step in the digits of the brand.",
      "fallback": "String"
    },
    "labels": {
      "kind": "other",
      "text": "StepperLabels",
      "required": true
    },
    "steps": {
      "kind": "other",
      "text": "readonly string[]",
      "required": true,
      "description": "The names of the steps, in order."
    }
  },
  "UI/Switch": {
    "disabled": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "fallback": "false"
    },
    "error": {
      "kind": "string",
      "text": "string",
      "required": false,
      "description": "What is wrong and how to mend it; it takes the place of the hint."
    },
    "hint": {
      "kind": "node",
      "text": "ReactNode",
      "required": false,
      "description": "What helps to fill it in."
    },
    "label": {
      "kind": "node",
      "text": "ReactNode",
      "required": true
    },
    "name": {
      "kind": "string",
      "text": "string",
      "required": false
    },
    "onBlur": {
      "kind": "function",
      "text": "() => void",
      "required": false
    },
    "onChange": {
      "kind": "function",
      "text": "(value: boolean) => void",
      "required": true
    },
    "ref": {
      "kind": "function",
      "text": "RefCallback<HTMLElement>",
      "required": false,
      "description": "The element that takes the focus when the form refuses the value."
    },
    "value": {
      "kind": "boolean",
      "text": "boolean",
      "required": true
    }
  },
  "UI/Table": {
    "card": {
      "kind": "other",
      "text": "TableCard<BetColumn>",
      "required": true
    },
    "columns": {
      "kind": "other",
      "text": "readonly TableColumn<Bet, BetColumn>[]",
      "required": true
    },
    "content": {
      "kind": "other",
      "text": "TableContent<Bet>",
      "required": true
    },
    "empty": {
      "kind": "node",
      "text": "ReactNode",
      "required": true,
      "description": "Shown in an empty table: an EmptyState."
    },
    "label": {
      "kind": "string",
      "text": "string",
      "required": true
    },
    "labels": {
      "kind": "other",
      "text": "TableLabels",
      "required": true
    },
    "onViewChange": {
      "kind": "function",
      "text": "(view: TableView<BetColumn>) => void",
      "required": true
    },
    "paging": {
      "kind": "other",
      "text": "TablePaging",
      "required": false
    },
    "rowId": {
      "kind": "function",
      "text": "(row: Bet) => string",
      "required": true
    },
    "selection": {
      "kind": "other",
      "text": "TableSelection<Bet>",
      "required": false
    },
    "view": {
      "kind": "other",
      "text": "TableView<BetColumn>",
      "required": true
    }
  },
  "UI/Table on phones": {
    "card": {
      "kind": "other",
      "text": "TableCard<BetColumn>",
      "required": true
    },
    "columns": {
      "kind": "other",
      "text": "readonly TableColumn<Bet, BetColumn>[]",
      "required": true
    },
    "content": {
      "kind": "other",
      "text": "TableContent<Bet>",
      "required": true
    },
    "empty": {
      "kind": "node",
      "text": "ReactNode",
      "required": true,
      "description": "Shown in an empty table: an EmptyState."
    },
    "label": {
      "kind": "string",
      "text": "string",
      "required": true
    },
    "labels": {
      "kind": "other",
      "text": "TableLabels",
      "required": true
    },
    "onViewChange": {
      "kind": "function",
      "text": "(view: TableView<BetColumn>) => void",
      "required": true
    },
    "paging": {
      "kind": "other",
      "text": "TablePaging",
      "required": false
    },
    "rowId": {
      "kind": "function",
      "text": "(row: Bet) => string",
      "required": true
    },
    "selection": {
      "kind": "other",
      "text": "TableSelection<Bet>",
      "required": false
    },
    "view": {
      "kind": "other",
      "text": "TableView<BetColumn>",
      "required": true
    }
  },
  "UI/Tabs": {
    "label": {
      "kind": "string",
      "text": "string",
      "required": true,
      "description": "What the tabs choose between, for those who listen: \"Records\"."
    },
    "onChange": {
      "kind": "function",
      "text": "(value: string) => void",
      "required": true
    },
    "tabs": {
      "kind": "other",
      "text": "readonly Tab<string>[]",
      "required": true
    },
    "value": {
      "kind": "string",
      "text": "string",
      "required": true
    }
  },
  "UI/Tag": {
    "children": {
      "kind": "string",
      "text": "string",
      "required": true
    },
    "dismissLabel": {
      "kind": "string",
      "text": "string",
      "required": true,
      "description": "What taking it away means: \"Remove the filter: Copper Reel\"."
    },
    "onDismiss": {
      "kind": "function",
      "text": "() => void",
      "required": true
    }
  },
  "UI/Text": {
    "as": {
      "kind": "choice",
      "options": [
        "dd",
        "div",
        "dt",
        "p",
        "span",
        "strong",
        "time"
      ],
      "text": "'dd' | 'div' | 'dt' | 'p' | 'span' | 'strong' | 'time'",
      "required": false,
      "fallback": "'p'"
    },
    "children": {
      "kind": "node",
      "text": "ReactNode",
      "required": true
    },
    "dateTime": {
      "kind": "string",
      "text": "string",
      "required": false,
      "description": "The moment that a `time` names, ISO 8601."
    },
    "figures": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "description": "Figures of one width, for money and counters.",
      "fallback": "false"
    },
    "id": {
      "kind": "string",
      "text": "string",
      "required": false
    },
    "lang": {
      "kind": "string",
      "text": "string",
      "required": false,
      "description": "The language of the words, where it is not the page's."
    },
    "oneLine": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "description": "Keep to one line and cut what is too long.",
      "fallback": "false"
    },
    "size": {
      "kind": "choice",
      "options": [
        "l",
        "m",
        "s",
        "xs"
      ],
      "text": "'l' | 'm' | 's' | 'xs'",
      "required": false,
      "fallback": "'m'"
    },
    "tone": {
      "kind": "choice",
      "options": [
        "accent",
        "danger",
        "info",
        "inherit",
        "primary",
        "secondary",
        "success",
        "warning"
      ],
      "text": "'accent' | 'danger' | 'info' | 'inherit' | 'primary' | 'secondary' | 'success' | 'warning'",
      "required": false,
      "fallback": "'primary'"
    },
    "weight": {
      "kind": "choice",
      "options": [
        "body",
        "label",
        "strong"
      ],
      "text": "'body' | 'label' | 'strong'",
      "required": false,
      "fallback": "'body'"
    }
  },
  "UI/TextAreaField": {
    "count": {
      "kind": "other",
      "text": "Omit<CharacterCountProps, 'used'>",
      "required": false,
      "description": "Shows how much room is left (S5.9). A longer text is kept, for the writer to shorten."
    },
    "disabled": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "fallback": "false"
    },
    "error": {
      "kind": "string",
      "text": "string",
      "required": false,
      "description": "What is wrong and how to mend it; it takes the place of the hint."
    },
    "hint": {
      "kind": "node",
      "text": "ReactNode",
      "required": false,
      "description": "What helps to fill it in."
    },
    "label": {
      "kind": "node",
      "text": "ReactNode",
      "required": true
    },
    "name": {
      "kind": "string",
      "text": "string",
      "required": false
    },
    "onBlur": {
      "kind": "function",
      "text": "() => void",
      "required": false
    },
    "onChange": {
      "kind": "function",
      "text": "(value: string) => void",
      "required": true
    },
    "placeholder": {
      "kind": "string",
      "text": "string",
      "required": false
    },
    "readOnly": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "fallback": "false"
    },
    "ref": {
      "kind": "function",
      "text": "RefCallback<HTMLElement>",
      "required": false,
      "description": "The element that takes the focus when the form refuses the value."
    },
    "required": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "description": "It must be filled in: an asterisk stands beside the label (S5.9).",
      "fallback": "false"
    },
    "value": {
      "kind": "string",
      "text": "string",
      "required": true
    }
  },
  "UI/TextField": {
    "disabled": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "fallback": "false"
    },
    "error": {
      "kind": "string",
      "text": "string",
      "required": false,
      "description": "What is wrong and how to mend it; it takes the place of the hint."
    },
    "hint": {
      "kind": "node",
      "text": "ReactNode",
      "required": false,
      "description": "What helps to fill it in."
    },
    "label": {
      "kind": "node",
      "text": "ReactNode",
      "required": true
    },
    "name": {
      "kind": "string",
      "text": "string",
      "required": false
    },
    "onBlur": {
      "kind": "function",
      "text": "() => void",
      "required": false
    },
    "onChange": {
      "kind": "function",
      "text": "(value: string) => void",
      "required": true
    },
    "placeholder": {
      "kind": "string",
      "text": "string",
      "required": false,
      "description": "An example of a value. It is never the only label."
    },
    "prefix": {
      "kind": "node",
      "text": "ReactNode",
      "required": false,
      "description": "Words or an icon before the value: `৳`."
    },
    "readOnly": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "fallback": "false"
    },
    "ref": {
      "kind": "function",
      "text": "RefCallback<HTMLElement>",
      "required": false,
      "description": "The element that takes the focus when the form refuses the value."
    },
    "required": {
      "kind": "boolean",
      "text": "boolean",
      "required": false,
      "description": "It must be filled in: an asterisk stands beside the label (S5.9).",
      "fallback": "false"
    },
    "suffix": {
      "kind": "node",
      "text": "ReactNode",
      "required": false,
      "description": "Words after the value: `%`."
    },
    "type": {
      "kind": "choice",
      "options": [
        "email",
        "tel",
        "text",
        "url"
      ],
      "text": "'email' | 'tel' | 'text' | 'url'",
      "required": false,
      "fallback": "'text'"
    },
    "value": {
      "kind": "string",
      "text": "string",
      "required": true
    }
  },
  "UI/Toast/Cleared": {},
  "UI/Toast": {
    "messages": {
      "kind": "other",
      "text": "readonly ToastMessage[]",
      "required": true
    }
  },
  "UI/Tooltip": {
    "children": {
      "kind": "node",
      "text": "ReactElement<unknown, string | JSXElementConstructor<any>>",
      "required": true,
      "description": "What it belongs to: something that takes the focus."
    },
    "side": {
      "kind": "choice",
      "options": [
        "bottom",
        "inline-end",
        "inline-start",
        "top"
      ],
      "text": "'bottom' | 'inline-end' | 'inline-start' | 'top'",
      "required": false,
      "fallback": "'top'"
    },
    "words": {
      "kind": "string",
      "text": "string",
      "required": true,
      "description": "A few words that add to what the trigger says itself."
    }
  },
  "UI/Tree": {
    "branchOf": {
      "kind": "function",
      "text": "(id: string) => TreeBranch",
      "required": true,
      "description": "The children of an open node; called each time the tree is drawn."
    },
    "expanded": {
      "kind": "other",
      "text": "ReadonlySet<string>",
      "required": true
    },
    "labels": {
      "kind": "other",
      "text": "TreeLabels",
      "required": true
    },
    "onExpandedChange": {
      "kind": "function",
      "text": "(expanded: ReadonlySet<string>) => void",
      "required": true,
      "description": "Called with all that is to be open; whoever keeps it fetches what is new among it."
    },
    "onRetry": {
      "kind": "function",
      "text": "(id: string) => void",
      "required": true,
      "description": "The branch of this node is to be fetched again."
    },
    "onSelect": {
      "kind": "function",
      "text": "(id: string) => void",
      "required": true
    },
    "roots": {
      "kind": "other",
      "text": "readonly TreeNode[]",
      "required": true
    },
    "search": {
      "kind": "string",
      "text": "string",
      "required": false,
      "description": "What is searched for is marked in the labels.",
      "fallback": "''"
    },
    "selected": {
      "kind": "string",
      "text": "string | undefined",
      "required": true
    }
  }
};
