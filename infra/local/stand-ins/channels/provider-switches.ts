import type { Switch } from './phone-view.ts'

export const onOff = (isOn: boolean): string => (isOn ? 'on' : 'off')

/** A provider that takes messages and does not answer, which every provider can be switched to. */
export const hangSwitch = (value: 'no' | 'before' | 'after'): Switch => ({
  name: 'hang',
  label: 'Time out',
  help: 'A message is never answered: before it is sent, or after.',
  group: 'provider',
  value,
  choices: [
    { value: 'no', label: 'Off' },
    { value: 'before', label: 'Before' },
    { value: 'after', label: 'After' },
  ],
})

const deliveryLabels: Readonly<Record<string, string>> = {
  'as it should': 'One by one',
  twice: 'Twice',
  shuffled: 'Shuffled and late',
  batched: 'Many in one body',
  'not at all': 'Not at all (TLS failure)',
}

/** How what a provider reports arrives at the product; a provider that knows fewer ways gives its own. */
export const deliverySwitch = (
  value: string,
  what = 'Webhooks',
  labels: Readonly<Record<string, string>> = deliveryLabels,
): Switch => ({
  name: 'delivery',
  label: `${what} arrive`,
  group: 'provider',
  value,
  choices: Object.entries(labels).map(([name, label]) => ({ value: name, label })),
})

/** Another app is told of the same messages. */
export const otherAppSwitch = (isThere: boolean): Switch => ({
  name: 'other-app',
  label: 'Another app is subscribed too',
  group: 'provider',
  value: onOff(isThere),
})
