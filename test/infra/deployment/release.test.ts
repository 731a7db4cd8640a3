import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { releaseOf } from '#infra/deployment/release-of'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'))
  for (const part of ['functions', 'web', 'portal', 'widget']) write(part, 'first')
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (part: string, text: string): void => {
  mkdirSync(join(folder, part), { recursive: true })
  writeFileSync(join(folder, part, 'file.js'), text)
}
const release = () =>
  releaseOf({
    functions: join(folder, 'functions'),
    site: { web: join(folder, 'web'), portal: join(folder, 'portal'), widget: join(folder, 'widget') },
  })

test.each(['functions', 'web', 'portal', 'widget'])(
  'is another one when only %s changed, and the same when nothing did',
  (part) => {
    const before = release()
    expect(release()).toBe(before)
    write(part, 'second')
    expect(release()).not.toBe(before)
  },
)
