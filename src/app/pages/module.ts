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
  profile: { module: 'app/pages/profile-route.tsx', frame: 'shop', access: 'customer' },
  adminToday: { module: 'app/pages/today-route.tsx', frame: 'admin', access: 'helper' },
  adminCustomer: { module: 'app/pages/customer-route.tsx', frame: 'admin', access: 'administrator' },
  adminOrder: { module: 'app/pages/order-route.tsx', frame: 'admin', access: 'administrator' },
  adminOrderDetails: {
    module: 'app/pages/order-details-route.tsx',
    frame: 'admin',
    access: 'administrator',
    over: 'adminOrders',
  },
  signOut: { module: 'app/pages/sign-out-route.ts', frame: 'none', access: 'public' },
  adminProductPreview: {
    module: 'app/pages/product-preview-route.tsx',
    frame: 'none',
    access: 'administrator',
  },
  devMail: { module: 'app/pages/dev-mail-route.tsx', frame: 'none', access: 'public' },
} as const satisfies Routes
