/** Every setting that a deployment can have, but its region and regions. */
export const allSettings = {
  rootDomain: 'parley.example',
  hostedZoneId: 'Z0123456789ABCDEFGHIJ',
  mailFrom: 'no-reply@parley.example',
  opsEmail: 'ops@parley.example',
  lambdaConcurrency: '1000',
  warmWrites: '20000',
  generation: '2',
  identityProvider: {
    name: 'Google',
    label: 'Google',
    issuer: 'https://accounts.google.com',
    clientId: 'client',
    secretName: 'parley/eu/google',
  },
  trackerUrl: 'https://tracker.example/collect',
  newAgentWebhookUrl: 'https://hooks.example/new-agent',
  vfHost: 'vf.parley.example',
  statusUrl: 'https://status.parley.example',
  vectors: 'on',
  operator: { name: 'Example Ltd', email: 'hello@parley.example' },
}
