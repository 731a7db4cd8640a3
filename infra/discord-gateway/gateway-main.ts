import { fileURLToPath } from 'node:url'

/** The program that reads Discord's ordinary messages: the image has it bundled, a local run starts it as it stands. */
export const GATEWAY_MAIN = fileURLToPath(new URL('../../functions/channels/discord-gateway/main.ts', import.meta.url))
