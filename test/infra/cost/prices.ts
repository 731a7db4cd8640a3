/** US dollars: list prices of us-east-1 without free tiers, of July 2026. A million of each where nothing else is said. */
export const prices = {
  lambdaRequests: 0.2,
  /** arm64. */
  lambdaGbSeconds: 13.33,
  writeUnits: 0.625,
  readUnits: 0.125,
  restRequests: 3.5,
  httpRequests: 1,
  events: 1,
  edgeRequests: 1,
  aclRequests: 0.6,
  traces: 5,
  socketMessages: 1,
  socketMinutes: 0.25,
  /** A GB. */
  edgeTraffic: 0.085,
  /** A GB. */
  logs: 0.5,
  /** A GB. */
  eventArchive: 0.1,
  /** An hour: a processor and a GB of Fargate on ARM, a public address. */
  fargateProcessor: 0.032_38,
  fargateGb: 0.003_56,
  publicAddress: 0.005,
  /** A month each. */
  alarmMetric: 0.1,
  customMetric: 0.3,
  webAcl: 5,
  webAclRule: 1,
  key: 1,
  secret: 0.4,
  dashboard: 3,
} as const

/** What no count of this repository says: sizes and times, as docs/performance.md has them or as they were estimated. */
export const assumed = {
  modelSeconds: 6.5,
  consumerSeconds: 0.05,
  /** A visitor's burst on a channel is waited for, and a provider takes a message. */
  burstSeconds: 1.5,
  sendSeconds: 0.5,
  scheduleSeconds: 0.1,
  scheduleReads: 10,
  apiSeconds: 0.03,
  socketSeconds: 0.005,
  /** GB a million turns. */
  archivedGb: 1.6,
  answeredGb: 3,
  loggedGb: 2.9,
  /** GB a million: of each event, and of what each run of a function writes. */
  archivedGbPerEvent: 0.8,
  loggedGbPerRun: 0.25,
  tracedShare: 0.05,
  daysOfWork: 21,
  /** Of the eight hours in which a dashboard is open, those with a connection: a page hidden for an hour has none. */
  connectedHours: 6.5,
  connectionsPerDay: 5,
  topicsPerConnection: 1.3,
  dashboards: 10_000,
  /** A dollar figure for a million pings' and connections' logs. */
  pingLogs: 0.2,
  connectionLogs: 2.05,
  connectionUnits: 4.95,
  connectionMessages: 2.6,
  /** Of an API call beside gateway and function: CloudFront, web ACL, log, two read units. */
  callExtras: 2.2,
} as const
