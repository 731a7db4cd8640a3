/** The marker of an agent's day under its daily cap; its figure is the highest amount that the team was told, in milli-credits. */
export const capMarker = (agentId: string, day: string): string => `spend-guard#${agentId}#${day}`
