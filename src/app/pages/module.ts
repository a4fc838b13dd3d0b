import type { Routes } from '#platform/http/route-entry.ts'

export const routes = {
  home: { module: 'app/pages/home-route.tsx', frame: 'shop', access: 'public', cache: [] },
  product: { module: 'app/pages/product-route.tsx', frame: 'shop', access: 'public', cache: ['tamanho'] },
  cart: { module: 'app/pages/cart-route.tsx', frame: 'shop', access: 'public' },
  craftProcess: {
    module: 'app/pages/craft-process-route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  signOut: { module: 'app/pages/sign-out-route.ts', frame: 'none', access: 'public' },
  adminProductPreview: {
    module: 'app/pages/product-preview-route.tsx',
    frame: 'none',
    access: 'administrator',
  },
  devMail: { module: 'app/pages/dev-mail-route.tsx', frame: 'none', access: 'public' },
} as const satisfies Routes
