/** The texts of the greeting beside the widget's button. */
export const greetingMessages = {
  dismiss: 'Dismiss',
  whatsapp: 'Chat on WhatsApp',
} as const
