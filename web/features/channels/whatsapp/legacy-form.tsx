import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { LegacyWhatsapp } from '#shared/channels/whatsapp/schema'
import { Problem } from '#shared/problems'
import type { Region } from '#shared/regions'
import { Button } from '#web/ui/button/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { SecretInput } from '#web/ui/input/secret-input.tsx'
import { numberFaultText } from './number-fault-text.ts'
import { type LegacyFields, legacyMutation } from './queries.ts'
import { t } from './t.ts'

interface LegacyFormProps {
  readonly region: Region
  readonly agentId: string
  readonly stored: LegacyWhatsapp
}

/** `Error occurred: …` with the server's words, which the test has said already; without any the specification has two words. */
const failureOf = (error: Error): string => {
  if (!(error instanceof Problem)) return t('errorOccurredOnly')
  return error.details.key === 'whatsapp.errorOccurred' ? error.message : t('errorOccurred', error.message)
}

type Faults = Readonly<Partial<Record<keyof LegacyFields, string>>>

/** What is wrong with the fields before they are saved, beside what is missing; the server has the same rules. */
const faultsOf = ({ whatsappBusniessId, whatsappNumberId, waTestNumber }: LegacyFields): Faults => {
  const idFault = (id: string) => (/^\d*$/.test(id.trim()) ? undefined : t('idDigits'))
  const testNumber = waTestNumber.trim()
  const found = Object.entries({
    whatsappBusniessId: idFault(whatsappBusniessId),
    whatsappNumberId: idFault(whatsappNumberId),
    waTestNumber: testNumber === '' ? undefined : numberFaultText(testNumber),
  })
  return Object.fromEntries(found.filter(([, text]) => text !== undefined))
}

const filled = (...values: readonly string[]): boolean => values.every((value) => value.trim() !== '')

/** The legacy method's fields; what is stored of the secrets stays unless others are given. */
export const LegacyForm = ({ region, agentId, stored }: LegacyFormProps) => {
  const [fields, setFields] = useState<LegacyFields>({
    waTestNumber: stored.waTestNumber ?? '',
    whatsappBusniessId: stored.whatsappBusniessId ?? '',
    whatsappNumberId: stored.whatsappNumberId ?? '',
    whatsappToken: '',
    whatsappAppSecret: '',
  })
  const [isIncomplete, setIncomplete] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const options = legacyMutation(region, agentId)
  const saving = useMutation({
    ...options,
    onSuccess: () => {
      notify(t('saved'), { tone: 'ok' })
      setFields((before) => ({ ...before, whatsappToken: '', whatsappAppSecret: '' }))
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (saving.isPending) return
    const hasToken = stored.tokenEnd !== undefined || filled(fields.whatsappToken)
    const isReady = hasToken && filled(fields.whatsappBusniessId, fields.whatsappNumberId)
    const found = faultsOf(fields)
    setIncomplete(!isReady)
    setFaults(found)
    if (isReady && Object.keys(found).length === 0) saving.mutate(fields)
  }
  const bind = (name: keyof LegacyFields, maxLength: number) => ({
    value: fields[name],
    maxLength,
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      const { value } = event.currentTarget
      setFields((before) => ({ ...before, [name]: value }))
      setIncomplete(false)
      setFaults(({ [name]: _, ...rest }) => rest)
    },
  })
  const tokenHint = stored.tokenEnd ? t('accessTokenStored', { end: stored.tokenEnd }) : t('accessTokenHint')
  return (
    <form noValidate onSubmit={submit} className="mt-2 grid grid-cols-1 gap-4 text-base text-ink">
      <Field label={t('accessToken')} hint={tokenHint}>
        <SecretInput what={t('accessToken')} {...bind('whatsappToken', 2000)} />
      </Field>
      <Field label={t('businessId')} hint={t('businessIdHint')} error={faults.whatsappBusniessId}>
        <Input inputMode="numeric" {...bind('whatsappBusniessId', 32)} />
      </Field>
      <Field label={t('numberId')} hint={t('numberIdHint')} error={faults.whatsappNumberId}>
        <Input inputMode="numeric" {...bind('whatsappNumberId', 32)} />
      </Field>
      <Field label={t('appSecret')} isOptional hint={stored.hasAppSecret ? t('appSecretStored') : t('appSecretHint')}>
        <SecretInput what={t('appSecret')} {...bind('whatsappAppSecret', 200)} />
      </Field>
      <Field label={t('testNumber')} isOptional hint={t('testNumberHint')} error={faults.waTestNumber}>
        <Input type="tel" placeholder="+15550130042" {...bind('waTestNumber', 40)} />
      </Field>
      {isIncomplete && <Note tone="bad">{t('legacyIncomplete')}</Note>}
      {saving.error && !isIncomplete && (
        <Note tone="bad" title={t('legacyNotSaved')}>
          <p>{failureOf(saving.error)}</p>
        </Note>
      )}
      {saving.data?.testSent && <Note>{t('legacyTestSent')}</Note>}
      {saving.data?.reason && (
        <Note tone="warn" title={t('legacyTestNotSent')}>
          <p>{saving.data.reason}</p>
        </Note>
      )}
      <div>
        <Button type="submit" variant="primary" busy={saving.isPending}>
          {saving.isPending ? t('savingAndTesting') : t('saveAndTest')}
        </Button>
      </div>
    </form>
  )
}
