import { bundle } from './bundle.ts'
import { functionRows } from './functions.ts'

// `npm run size`: what each function reads before it can answer, and what it may read later.
const kib = (bytes: number) => Math.round(bytes / 102.4) / 10
const started = performance.now()
const { functions, totalBytes } = await bundle(functionRows().map(({ name }) => name))
console.table(
  functions.map(({ name, eagerGzipBytes, lazyGzipBytes }) => ({
    function: name,
    'at once, KiB gzip': kib(eagerGzipBytes),
    'later, KiB gzip': kib(lazyGzipBytes),
  })),
)
console.log(`one asset of ${kib(totalBytes)} KiB, built in ${Math.round(performance.now() - started)} ms`)
