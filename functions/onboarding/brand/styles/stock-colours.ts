/**
 * Colours that come with a library, or are those of a messenger or a network: a page that uses one has seldom chosen it.
 * Bootstrap 3 to 5, Material UI, Bulma, Foundation and Tailwind's blues, reds and greens of a main shade; then WhatsApp,
 * Facebook, X, LinkedIn, Instagram, YouTube, TikTok, Telegram and Pinterest.
 */
const stock = new Set(
  `#337ab7 #428bca #5cb85c #5bc0de #f0ad4e #d9534f #007bff #0056b3 #28a745 #17a2b8 #ffc107 #dc3545 #0d6efd #0a58ca #198754
  #0dcaf0 #6610f2 #6f42c1 #d63384 #fd7e14 #20c997 #1976d2 #1565c0 #9c27b0 #2196f3 #f50057 #3f51b5 #2e7d32 #ed6c02 #d32f2f
  #00d1b2 #485fc7 #3273dc #48c78e #ffe08a #f14668 #3e8ed0 #1779ba #2ba6cb #cc4b37 #3adb76 #ffae00 #3b82f6 #2563eb #1d4ed8
  #6366f1 #4f46e5 #4338ca #ef4444 #dc2626 #22c55e #16a34a #10b981 #f59e0b
  #25d366 #128c7e #075e54 #1877f2 #3b5998 #4267b2 #1da1f2 #1d9bf0 #0a66c2 #0077b5 #e4405f #e1306c #c13584 #ff0000 #fe2c55
  #0088cc #229ed9 #26a5e4 #bd081c #e60023`.split(/\s+/),
)

/** How much less a stock colour indicates the brand: it is first only where there is no other colour. */
const STOCK = 0.1

/** The factor for a colour's weight. */
export const ownShare = (hex: string): number => (stock.has(hex.toLowerCase()) ? STOCK : 1)
