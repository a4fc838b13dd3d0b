/** The shop's face in one place; docs/brand.md says how to put in another. Its name is a setting. */
export const brand = {
  /** Colour of the browser's frame on phones, and of the app's splash screen. */
  themeColor: '#fbf7f0',
  backgroundColor: '#fbf7f0',
  /** Intrinsic size of the logo files, so that nothing moves when they arrive. */
  logoSize: { width: 270, height: 44 },
  /** Files under `public/`, made from the drawings by `node scripts/make-icons.ts`. */
  icons: {
    favicon: '/favicon.ico',
    faviconSvg: '/favicon.svg',
    appleTouch: '/apple-touch-icon.png',
    app: [
      { src: '/brand/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/brand/icon-512.png', sizes: '512x512', type: 'image/png' },
      // The sign keeps inside the circle that every mask leaves.
      { src: '/brand/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  openGraph: { url: '/brand/open-graph.jpg', width: 1200, height: 630 },
} as const
