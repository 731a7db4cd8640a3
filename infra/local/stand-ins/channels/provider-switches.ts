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
