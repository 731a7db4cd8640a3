declare module '*.css' {
  const text: string
  // biome-ignore lint/style/noDefaultExport: the bundler's text loader makes one
  export default text
}

declare module '*.woff2' {
  /** The file's address relative to the script that imports it. */
  const file: string
  // biome-ignore lint/style/noDefaultExport: the bundler's file loader makes one
  export default file
}

/** The chat's file name beside the loader, written in by the build. */
declare const CHAT_FILE: string

/** The hash at the end of the names of the language files, before `.js`; written in by the build. */
declare const WORDS_HASH: string

/** As `CHAT_FILE`: the code that is loaded after the button is painted. */
declare const AFTER_PAINT_FILE: string

/** As `CHAT_FILE`: the samples of parts that the dashboard's preview shows. */
declare const SAMPLES_FILE: string
