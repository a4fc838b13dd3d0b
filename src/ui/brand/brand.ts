/** See docs/brand.md for how to replace the drawings. The brand of a shop is a setting. */
export const brand = {
  themeColor: '#fbf7f0',
  logoSize: { width: 270, height: 44 },
  icons: [
    { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  ],
} as const
