import { Checkbox } from '#web/ui/choice/checkbox.tsx'

interface AgentBoxesProps {
  readonly agents: readonly { readonly ID: string; readonly title: string }[]
  /** The ids of those that are chosen. */
  readonly value: readonly string[]
  readonly onChange: (agentIds: string[]) => void
}

/** A box for each agent. */
export const AgentBoxes = ({ agents, value, onChange }: AgentBoxesProps) =>
  agents.map(({ ID, title }) => (
    <Checkbox
      key={ID}
      label={title}
      checked={value.includes(ID)}
      onChange={(isOn) => onChange(isOn ? [...value, ID] : value.filter((each) => each !== ID))}
    />
  ))
