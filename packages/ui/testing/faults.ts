/** A mistake that the accessibility gate has to find, as plain markup: it is none of a component's. */
export interface Fault {
  fault: string;
  html: string;
  css?: string;
  /** As a whole screen. */
  page?: boolean;
  /** What the gate says. */
  problem: RegExp;
}

const pixel = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
const onWhite = (html: string) => `<p style="background: white; color: black">${html}</p>`;

export const faults: readonly Fault[] = [
  { fault: "a field without a label", html: "<input>", problem: /label: / },
  { fault: "a picture without words", html: `<img src="${pixel}" width="40" height="40">`, problem: /image-alt/ },
  { fault: "a screen without a main landmark", html: "<h1>Likes</h1>", page: true, problem: /landmark-one-main/ },
  { fault: "a screen without a heading", html: "<main>Likes</main>", page: true, problem: /page-has-heading-one/ },
  {
    fault: "words of a screen outside every landmark",
    html: "<main><h1>Likes</h1></main><p>Nowhere</p>",
    page: true,
    problem: /region: /,
  },
  {
    fault: "an id that two elements have, one of which is named by it",
    html: '<p id="twice">One</p><p id="twice">Two</p><input aria-labelledby="twice">',
    problem: /duplicate-id-aria/,
  },
  {
    fault: "a role without the state that it needs",
    html: '<div role="checkbox" tabindex="0" aria-label="Agree">Agree</div>',
    problem: /aria-required-attr/,
  },
  {
    fault: "a state that an element cannot have",
    html: '<button type="button" aria-checked="true">Send</button>',
    problem: /aria-allowed-attr/,
  },
  { fault: "an item of no list", html: "<div><li>Alone</li></div>", problem: /listitem/ },
  {
    fault: "a control in a control",
    html: '<div role="button" tabindex="0">Card <a href="#profile">Rosa</a></div>',
    problem: /nested-interactive/,
  },
  {
    fault: "a control that one reaches and does not hear",
    html: '<div aria-hidden="true"><button type="button">Send</button></div>',
    problem: /aria-hidden-focus/,
  },
  {
    fault: "low contrast in one brand's dark scheme, in an open popover",
    html: `<div popover class="now">${onWhite("Read me <em>here</em>")}</div>`,
    css: '[data-brand="gay"][data-scheme="dark"] em { color: #bbb }',
    problem: /\[gay dark\] color-contrast/,
  },
  {
    fault: "words that one brand makes faint",
    html: onWhite("Read me"),
    css: '[data-brand="bbw"] p { opacity: 0.4 }',
    problem: /\[bbw light\] color-contrast/,
  },
  {
    fault: "words that one brand makes small, and that are light",
    html: '<p class="small" style="background: white; color: #808080">Read me</p>',
    css: 'p.small { font-size: 24px } [data-brand="milf"] p.small { font-size: 12px }',
    problem: /\[milf light\] color-contrast/,
  },
  {
    fault: "words that only one brand shows, and light",
    html: onWhite("Read me <em>here</em>"),
    css: 'em { display: none; color: #bbb } [data-brand="gay"] em { display: inline }',
    problem: /\[gay light\] color-contrast/,
  },
  {
    fault: "words over a picture in one brand only",
    html: onWhite("Read me"),
    css: '[data-brand="older-women"] p { background-image: linear-gradient(#555, #444) !important }',
    problem: /\[older-women light\] color-contrast \(measured\)/,
  },
  {
    fault: "a picture behind words that is dark in one brand",
    html: '<p class="over" style="color: black">Read me</p>',
    css: '.over { background-image: linear-gradient(white, #eee) } [data-brand="female"] .over { background-image: linear-gradient(#555, #444) }',
    problem: /\[female light\] color-contrast \(measured\)/,
  },
  {
    fault: "a layer behind words, no ancestor of theirs, that is dark in one brand",
    html: '<div style="position: relative; color: black"><i class="layer"></i><p style="position: relative">Read me</p></div>',
    css: '.layer { position: absolute; inset: 0; background: #ffe } [data-brand="gay"] .layer { background: #444 }',
    problem: /\[gay light\] color-contrast/,
  },
  {
    fault: "a link that one brand tells from its words by nothing",
    html: onWhite('Words around <a href="#profile">a link</a> of theirs'),
    css: 'a { color: #222; text-decoration: underline } [data-brand="bbw"] a { text-decoration: none }',
    problem: /\[bbw light\] link-in-text-block/,
  },
  {
    fault: "targets too small in one brand's density",
    html: '<button type="button">a</button><button type="button">b</button><button type="button">c</button>',
    css: 'button { width: 30px; height: 30px; padding: 0 } [data-brand="milf"] button { width: 12px; height: 12px }',
    problem: /\[milf light\] target-size/,
  },
  {
    fault: "a focus that one brand does not show",
    html: '<button type="button">Where am I?</button>',
    css: '[data-brand="older-women"] button { outline: none !important }',
    problem: /\[older-women light\] focus-visible: the focus does not show/,
  },
];

/** A mistake that only a later story has, which shows besides what an earlier one shows well. */
export interface LaterFault extends Fault {
  before: string;
}

/** What looking at each kind once could miss. */
export const laterFaults: readonly LaterFault[] = [
  {
    fault: "words of another class that one brand makes light",
    before: onWhite("Read me <em>here</em>"),
    html: onWhite('Read me <em class="late">here</em>'),
    css: '[data-brand="gay"] .late { color: #bbb }',
    problem: /\[gay light\] color-contrast/,
  },
  {
    fault: "words that another element beside them makes lighter, in one brand too light",
    before: onWhite("<i></i><em>Read me</em>"),
    html: onWhite("<b></b><em>Read me</em>"),
    css: 'b + em { color: #666 } [data-brand="milf"] b + em { color: #bbb }',
    problem: /\[milf light\] color-contrast/,
  },
  {
    fault: "words in a box that is faint in one brand",
    before: `<div>${onWhite("Read me")}</div>`,
    html: `<div class="late">${onWhite("Read me")}</div>`,
    css: '[data-brand="bbw"] .late { opacity: 0.4 }',
    problem: /\[bbw light\] color-contrast/,
  },
  {
    fault: "another layer behind words that is dark in one brand",
    before:
      '<div style="position: relative; color: black"><i class="layer"></i><p style="position: relative">Read me</p></div>',
    html: '<div style="position: relative; color: black"><i class="layer late"></i><p style="position: relative">Read me</p></div>',
    css: '.layer { position: absolute; inset: 0; background: #ffe } [data-brand="gay"] .late { background: #444 }',
    problem: /\[gay light\] color-contrast/,
  },
  {
    fault: "words that only one brand shows, and light",
    before: onWhite('Read me <em class="none">here</em>'),
    html: onWhite("Read me <em>here</em>"),
    css: 'em { display: none; color: #bbb } [data-brand="gay"] em:not(.none) { display: inline }',
    problem: /\[gay light\] color-contrast/,
  },
  {
    fault: "a link that one brand tells from its words by nothing",
    before: onWhite('Words around <a href="#profile">a link</a> of theirs'),
    html: onWhite('Words around <a href="#profile" class="late">a link</a> of theirs'),
    css: 'a { color: #222; text-decoration: underline } [data-brand="bbw"] .late { text-decoration: none }',
    problem: /\[bbw light\] link-in-text-block/,
  },
  {
    fault: "targets side by side that are too small in one brand's density",
    before: '<button type="button">a</button>',
    html: '<button type="button">a</button><button type="button">b</button><button type="button">c</button>',
    css: 'button { width: 30px; height: 30px; padding: 0 } [data-brand="milf"] button { width: 12px; height: 12px }',
    problem: /\[milf light\] target-size/,
  },
  {
    fault: "a focus that one brand does not show on another class",
    before: '<button type="button">Here</button>',
    html: '<button type="button">Here</button><button type="button" class="late">Where am I?</button>',
    css: '[data-brand="older-women"] .late { outline: none !important }',
    problem: /\[older-women light\] focus-visible: the focus does not show/,
  },
  {
    fault: "a ring that is cut off on a button at the edge",
    before: '<div class="narrow"><i></i><button type="button">Here</button></div>',
    html: '<div class="narrow"><button type="button">Here</button></div>',
    css: ".narrow { overflow: hidden; padding: 20px 20px 20px 0 } .narrow i { display: inline-block; width: 20px }",
    problem: /focus-visible: its ring is cut off/,
  },
];
