import { Search } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'
import { LanguageChoice } from '#web/ui/choice/language-choice.tsx'
import { PictureRadios } from '#web/ui/choice/picture-radios.tsx'
import { RadioList } from '#web/ui/choice/radio-list.tsx'
import { Segmented } from '#web/ui/choice/segmented.tsx'
import { SegmentedField } from '#web/ui/choice/segmented-field.tsx'
import { Select } from '#web/ui/choice/select.tsx'
import { Switch } from '#web/ui/choice/switch.tsx'
import { Progress } from '#web/ui/feedback/progress.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FormGrid } from '#web/ui/form/form-grid.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { InputGroup } from '#web/ui/input/input-group.tsx'
import { NumberInput } from '#web/ui/input/number-input.tsx'
import { SecretInput } from '#web/ui/input/secret-input.tsx'
import { Slider } from '#web/ui/input/slider.tsx'
import { TagsInput } from '#web/ui/input/tags-input.tsx'
import { Textarea } from '#web/ui/input/textarea.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Mark } from '#web/ui/page/mark.tsx'
import { CodeBlock } from '#web/ui/text/code-block.tsx'
import { CopyText } from '#web/ui/text/copy-text.tsx'

export const FormParts = () => {
  const [language, setLanguage] = useState('automatic')
  const [isOn, setOn] = useState(true)
  const [isOff, setOff] = useState(false)
  const [radio, setRadio] = useState('requests')
  const [picture, setPicture] = useState('mark')
  const [seg, setSeg] = useState('reception')
  const [number, setNumber] = useState(2424)
  const [share, setShare] = useState(0.82)
  const [tags, setTags] = useState(['booking change', 'complaint'])
  return (
    <div className="grid gap-5 lg:grid-cols-3">
      <Card className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 p-5">
        <Field label="Agent Name">
          <Input defaultValue="Concierge" />
        </Field>
        <Field label="Support e-mail" isOptional hint="Shown in the footer of every mail.">
          <Input placeholder="help@cardinal.studio" />
        </Field>
        <Field label="Custom domain" error={'Please input a subdomain: "app.cardinal.studio"'}>
          <Input defaultValue="cardinal.studio" />
        </Field>
        <Field label="Password">
          <SecretInput what="password" defaultValue="correct horse" />
        </Field>
        <Field label="Find">
          <InputGroup before={<Search size={16} aria-hidden="true" />} placeholder="Name, URL or text" />
        </Field>
        <Field label="Message when access is off" hint="Clients see this instead of the dashboard.">
          <Textarea defaultValue="We are moving your dashboard this weekend." />
        </Field>
        <Field label="Not now">
          <Input disabled defaultValue="Disabled" />
        </Field>
      </Card>
      <Card className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 p-5">
        <Field label="Language">
          <Select
            value={language}
            onChange={setLanguage}
            options={['automatic', 'English', 'Norsk bokmål', 'Português'].map((name) => ({
              value: name,
              label: name,
            }))}
          />
        </Field>
        <Field label="Max chunk size" error={number < 1000 ? 'Max chunk size must be greater than 1000' : undefined}>
          <NumberInput value={number} onChange={setNumber} />
        </Field>
        <Switch
          label="Smart handoff"
          hint="The agent decides when a person is needed."
          checked={isOn}
          onChange={setOn}
        />
        <Switch label="Canned responses" hint="Off. Replies are typed." checked={isOff} onChange={setOff} />
        <Switch label="Locked" checked disabled onChange={setOff} />
        <Checkbox label="Record chat history" checked={isOn} onChange={setOn} />
        <Checkbox label="Geo analytics" checked={isOff} onChange={setOff} />
        <PictureRadios
          label="Which of these is you?"
          value={picture}
          onChange={setPicture}
          options={[
            {
              value: 'mark',
              label: 'Picture 1 of 2',
              picture: <Avatar kind="agent" name="Kestrel Bikes" size="large" />,
            },
            {
              value: 'person',
              label: 'Picture 2 of 2',
              picture: <Avatar kind="person" name="Ana Lopes" size="large" />,
            },
            { value: 'none', label: 'No logo' },
          ]}
        />
        <RadioList
          label="Notify"
          value={radio}
          onChange={setRadio}
          options={[
            { value: 'requests', label: 'Requests only' },
            { value: 'everything', label: 'Everything' },
          ]}
        />
      </Card>
      <Card className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 p-5">
        <div className="flex items-center gap-2">
          <LanguageChoice className="-ms-2.5 w-48" />
          <Mark />
        </div>
        <Progress label="Upload" percent={64} />
        <CopyText what="agent id" text="aB3dE6gH9jK2mN5p" />
        <CodeBlock what="script" code={'<script src="https://app.example/widget/loader.js" async></script>'} />
        <Field label="Predefined tags">
          <TagsInput values={tags} placeholder="Add a tag" max={20} maxLength={60} onChange={setTags} />
        </Field>
        <Slider
          label="Minimum score"
          value={share}
          min={0.5}
          max={1}
          step={0.01}
          shown={share.toFixed(2)}
          ends={['Loose', 'Exact']}
          onChange={setShare}
        />
        <Segmented
          label="Reply as"
          value={seg}
          onChange={setSeg}
          className="flex"
          options={['ana', 'reception', 'casa'].map((value) => ({ value, label: value }))}
        />
        <SegmentedField
          label="Signed by"
          hint="Visitors see this name."
          value={seg}
          onChange={setSeg}
          options={['ana', 'reception', 'casa'].map((value) => ({ value, label: value }))}
        />
      </Card>
      <Card isRuled className="lg:col-span-3">
        <FormGrid title="Hotel">
          <Field label="Name">
            <Input defaultValue="Casa Verde" />
          </Field>
          <Field label="Description" hint="Shown under the name.">
            <Input defaultValue="Three houses by the sea" />
          </Field>
          <div data-wide>
            <Field label="Greeting">
              <Input defaultValue="Olá! How can I help?" />
            </Field>
          </div>
        </FormGrid>
        <FormGrid title="Opening" columns={1}>
          <Switch label="Open automatically" hint="When the page has loaded." checked={isOn} onChange={setOn} />
        </FormGrid>
      </Card>
    </div>
  )
}
