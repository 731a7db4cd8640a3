import { modelProviders } from '#features/models'
import { transcriberProviders } from '#functions/conversations/transcriber-providers'
import { publishCapabilities } from '#lib/capabilities'
import { schedule } from '#lib/events/schedule'
import { providerSecrets } from '#lib/secrets'
import { answerOverdue } from './answer-overdue.ts'
import { realPorts } from './real-ports.ts'

/** Runs each minute and holds the providers' keys, so it also publishes which of them are connected. */
export const handler = schedule(async () => {
  const answered = await answerOverdue(realPorts)
  const secrets = await providerSecrets()
  await publishCapabilities({ models: [...modelProviders(secrets)], transcribers: [...transcriberProviders(secrets)] })
  return answered
})
