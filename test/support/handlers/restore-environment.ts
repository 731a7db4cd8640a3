import { afterAll, beforeAll } from 'vitest'

let before: NodeJS.ProcessEnv = {}

// files of one process share its variables; hooks of this kind run in reverse order: this one after the file's own
beforeAll(() => {
  before = { ...process.env }
})
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
})
