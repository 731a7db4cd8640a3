import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type WidgetHarness, widgetHarness } from './widget-harness.ts'

/** The harness of one test file, from its first test on; before each test its host's control is as it was at first. */
export const widgetBench = (): WidgetHarness => {
  const bench = {} as WidgetHarness
  let usual: WidgetHarness['host']['control']
  beforeAll(async () => {
    Object.assign(bench, await widgetHarness())
    usual = { ...bench.host.control }
  })
  beforeEach(() => void Object.assign(bench.host.control, usual))
  afterAll(() => bench.close())
  return bench
}
