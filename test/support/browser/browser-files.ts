import { afterAll } from 'vitest'
import { endFile } from './at-file-end.ts'
import { sharedChromium } from './shared-chromium.ts'

// the next file of this worker uses the same browser: no page of this one may go on working in it
afterAll(async () => {
  const browser = await sharedChromium.made()
  await Promise.all(browser?.contexts().map((context) => context.close()) ?? [])
  await endFile()
})
