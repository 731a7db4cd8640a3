import { expect, test } from 'vitest'
import { Problem } from '#shared/problems'
import { createUploader, type UploadForm } from '#web/ui/upload/create-uploader.ts'
import type { UploadState } from '#web/ui/upload/upload-state.ts'

const file = (name: string) => new File(['hello'], name, { type: 'text/plain' })

/** A form whose file arrives when the test releases it. */
const filling = () => {
  const states: UploadState[] = []
  const taken: string[] = []
  const arrival = Promise.withResolvers<string>()
  const copy = (name: string): UploadForm => ({
    send: () => arrival.promise,
    onSent: (url) => taken.push(`${name} took ${url}`),
  })
  let form = copy('the form')
  const run = createUploader(
    () => form,
    (state) => states.push(state),
  )
  const change = (next: UploadForm) => {
    form = next
  }
  return { run, states, taken, arrival, copy, change }
}

test('a file that arrives after the form was saved is an edit of the saved copy, not of the copy at the drop', async () => {
  const { run, states, taken, arrival, copy, change } = filling()
  const done = run.start(file('a.txt'))
  change(copy('the saved form'))
  arrival.resolve('https://media.example/a')
  await done
  expect(taken).toEqual(['the saved form took https://media.example/a'])
  expect(states.at(-1)).toEqual({ kind: 'sent', name: 'a.txt', url: 'https://media.example/a' })
})

test('a newer file replaces an older one', async () => {
  const { run, taken, arrival, change } = filling()
  const older = run.start(file('a.txt'))
  change({ send: async () => 'https://media.example/b', onSent: (url) => taken.push(url) })
  await run.start(file('b.txt'))
  arrival.resolve('https://media.example/a')
  await older
  expect(taken).toEqual(['https://media.example/b'])
})

test('a cancelled upload changes nothing any more', async () => {
  const { run, states, taken, arrival } = filling()
  const done = run.start(file('a.txt'))
  run.clear()
  arrival.resolve('https://media.example/a')
  await done
  expect(taken).toEqual([])
  expect(states.map(({ kind }) => kind)).toEqual(['sending'])
})

test('a lost connection can be retried, a refused file cannot', async () => {
  const { run, states, taken, change } = filling()
  change({ send: () => Promise.reject(new Error('offline')), onSent: (url) => taken.push(url) })
  await run.start(file('a.txt'))
  expect(states.at(-1)).toMatchObject({ kind: 'failed', reason: 'offline' })
  change({ send: () => Promise.reject(new Problem('invalid', 'no picture')), onSent: (url) => taken.push(url) })
  await run.retry()
  expect(states.at(-1)).toMatchObject({ kind: 'refused', name: 'a.txt', reason: 'no picture' })
  expect(taken).toEqual([])
})
