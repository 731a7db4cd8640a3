/** What an absent setting means. */
export const absentSettings: Readonly<Partial<Record<string, unknown>>> = {
  'ui.allowFileUpload': true,
  'ui.allowVoiceNotes': true,
  'handoff.onlyOnline': false,
  'handoff.captureEmail': true,
}
