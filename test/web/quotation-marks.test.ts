import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { de as widget } from '#shared/conversations/widget-words/de'
import { offlineMessages } from '#shared/models/offline-messages'
import { textsIn } from '#test/support/texts-in'
import { german } from '#web/german.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const filesOf = (room: string, name: RegExp) =>
  readdirSync(`${root}${room}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path))
    .map((path) => `${room}/${path}`)

/** Marks that do not pair up as „…“ or ‚…‘ do. */
const strayMarks = (text: string): string => text.replace(/„[^„“”]*“|‚[^‚‘’]*‘/g, '').replace(/[^„“”‚‘]/g, '')

describe('quotation marks in German', () => {
  it('open below and close above in every text of the dashboard, the widget and the offline model', () => {
    const texts = textsIn([Object.values(german), widget, offlineMessages.de])
    expect(texts.length).toBeGreaterThan(1500)
    expect(texts.filter((text) => strayMarks(text) !== '')).toEqual([])
    expect(strayMarks('Er sagte “nein”.')).not.toBe('')
  })

  it('do so in every German file, whatever it is for', () => {
    const files = ['web', 'shared', 'functions', 'widget'].flatMap((room) =>
      filesOf(room, /(?:[./]de\.ts|(?:^|\/)german\/[^/]+\.ts)$/),
    )
    expect(files.length).toBeGreaterThan(30)
    expect(files.filter((path) => strayMarks(readFileSync(root + path, 'utf8')) !== '')).toEqual([])
  })

  it('come from the words of a language, never from a screen', () => {
    const screens = filesOf('web', /\.tsx?$/).filter(
      (path) => !/^web\/styleguide\/|(?:^|[/.-])words(?:\.de)?\.ts$|-texts\.de\.ts$/.test(path),
    )
    const marked = screens.filter((path) =>
      /[“”„]/.test(readFileSync(root + path, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')),
    )
    expect(marked).toEqual([])
  })
})
