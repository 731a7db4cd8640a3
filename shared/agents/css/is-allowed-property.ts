/**
 * The properties that declarations may set inside the chat. An allow-list, so that browsers' future properties are refused
 * until they are reviewed.
 */
export const isAllowedProperty = (name: string): boolean => own.test(name) || known.test(name)

/** The properties of the window itself: colours, type and shape, nothing that moves, enlarges or paints around it. */
export const isAllowedOnWindow = (name: string): boolean =>
  own.test(name) ? !ofTheWindow.has(name) : known.test(name) && shape.test(name)

const own = /^--[a-z0-9_-]{1,60}$/i

/** Where the window's size and shadow come from. */
const ofTheWindow = new Set(['--seen', '--around'])

const sides = '(-(top|right|bottom|left|block|inline)(-(start|end))?)?'

const known = new RegExp(
  `^(${[
    'color',
    'background(-(color|image|size|position(-[xy])?|repeat|clip|origin|blend-mode))?',
    `border${sides}(-(color|style|width))?`,
    'border-(start|end)-(start|end)-radius',
    'border-((top|bottom)-(left|right)-)?radius',
    'border-(collapse|spacing)',
    'outline(-(color|style|width|offset))?',
    'font(-(family|size|style|weight|stretch|variant|variant-(caps|numeric|ligatures)|feature-settings|variation-settings|kerning|optical-sizing))?',
    'text-(align|align-last|decoration(-(color|line|style|thickness))?|emphasis(-(color|position|style))?|indent|overflow|rendering|shadow|transform|underline-offset|underline-position|wrap|wrap-mode|wrap-style)',
    '(line-height|letter-spacing|word-(break|spacing)|white-space|overflow-wrap|hyphens|tab-size|direction|vertical-align)',
    'overflow(-[xy])?',
    `(padding|margin)${sides}`,
    '((min|max)-)?(width|height|inline-size|block-size)',
    '(display|visibility|opacity|box-shadow|box-sizing|aspect-ratio|isolation|mix-blend-mode)',
    '(transform|transform-origin|translate|scale|rotate)',
    'transition(-(property|duration|delay|timing-function|behavior))?',
    'animation(-(name|duration|delay|direction|fill-mode|iteration-count|play-state|timing-function))?',
    'flex(-(basis|direction|flow|grow|shrink|wrap))?',
    'grid(-(area|auto-(columns|flow|rows)|column(-(start|end))?|row(-(start|end))?|template(-(areas|columns|rows))?))?',
    '((row|column)-)?gap',
    '(align|justify|place)-(content|items|self)',
    'order',
    'object-(fit|position)',
    '(filter|backdrop-filter|clip-path)',
    '(cursor|caret-color|accent-color|color-scheme|resize|pointer-events|user-select|appearance)',
    'scrollbar-(color|width|gutter)',
    'list-style(-(position|type))?',
    '(content|quotes|counter-(reset|increment|set))',
    '(position|top|right|bottom|left|z-index|float|clear)',
    `inset${sides}`,
    '(fill|stroke|stroke-(width|linecap|linejoin|dasharray|opacity)|fill-opacity)',
    '-webkit-(font-smoothing|line-clamp|box-orient|text-fill-color|text-stroke(-(color|width))?|background-clip|tap-highlight-color)',
  ].join('|')})$`,
)

const shape =
  /^(color|background|border-.*radius|border(-.*)?-color|border(-.*)?-style|font|text-|line-height|letter-spacing|word-|accent-color|caret-color|color-scheme|scrollbar-|box-shadow|opacity|cursor|-webkit-font)/
