export const siteBrand = {
  icons: [
    { src: '/brand/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/brand/icon-512.png', sizes: '512x512', type: 'image/png' },
    // The symbol stays inside the safe zone of maskable icons.
    { src: '/brand/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  openGraph: { url: '/brand/open-graph.jpg', width: 1200, height: 630 },
} as const
