/** The two regions. `bucket` is the name that integrators use; `aws` is the stacks' default AWS region. */
export const regions = {
  eu: { bucket: 'voiceglow-eu', label: 'Europe', aws: 'eu-central-1' },
  na: { bucket: 'default', label: 'North America', aws: 'us-east-1' },
} as const

export type Region = keyof typeof regions

export const regionNames = ['eu', 'na'] as const satisfies readonly Region[]

export const isRegion = (text: string): text is Region => text === 'eu' || text === 'na'
