import { expect, test } from 'vitest'
import { webConfig } from '#infra/local/edge/web-config'

const addresses = {
  identity: 'http://127.0.0.1:9229',
  live: 'ws://localhost:3000',
  frames: 'http://frames.localhost:3000',
  vfHost: undefined,
}

test('the dashboard offers the form of Google Business Chat only where the installation has switched it on', () => {
  expect(webConfig([], { ...addresses, hasGoogleBusiness: true }).googleBusiness).toBe(true)
  expect(webConfig([], { ...addresses, hasGoogleBusiness: false })).not.toHaveProperty('googleBusiness')
})
