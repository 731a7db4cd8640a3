/** Functions that a value may use. None of them loads a URL, reads an attribute or affects anything but the element. */
export const allowedFunctions: ReadonlySet<string> = new Set(
  (
    'var calc min max clamp round mod rem abs sign sin cos tan pow sqrt ' +
    'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark ' +
    'linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient ' +
    'translate translatex translatey translate3d translatez scale scalex scaley scale3d rotate rotatex rotatey rotatez skew skewx skewy matrix ' +
    'blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia ' +
    'cubic-bezier steps linear minmax repeat fit-content inset circle ellipse polygon counter counters'
  ).split(' '),
)
