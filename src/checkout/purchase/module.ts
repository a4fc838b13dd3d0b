import type { Routes } from '#platform/http/route-entry.ts'

export const routes = {
  payOrder: {
    module: 'checkout/purchase/storefront/order/pay-order-route.tsx',
    frame: 'shop',
    access: 'customer',
  },
  // Public: the page itself validates the link's key.
  orderLink: {
    module: 'checkout/purchase/storefront/link/route.tsx',
    frame: 'shop',
    access: 'public',
    staysWhenClosed: true,
  },
  checkoutSuccess: {
    module: 'checkout/purchase/storefront/order/success-route.tsx',
    frame: 'shop',
    access: 'public',
    staysWhenClosed: true,
  },
  checkoutCancel: {
    module: 'checkout/purchase/storefront/order/cancel-route.tsx',
    frame: 'shop',
    access: 'public',
    staysWhenClosed: true,
  },
  offlinePayment: {
    module: 'checkout/purchase/storefront/order/offline-payment-route.tsx',
    frame: 'none',
    access: 'public',
  },
  paymentWebhook: {
    module: 'checkout/purchase/storefront/api/payment-webhook-route.ts',
    frame: 'none',
    access: 'public',
  },
  linkedPayment: {
    module: 'checkout/purchase/storefront/api/linked-payment-route.ts',
    frame: 'none',
    access: 'public',
  },
  cardSession: {
    module: 'checkout/purchase/storefront/api/card-session-route.ts',
    frame: 'none',
    access: 'public',
  },
  testCard: {
    module: 'checkout/purchase/storefront/api/test-card-route.ts',
    frame: 'none',
    access: 'public',
  },
  testPix: { module: 'checkout/purchase/storefront/api/test-pix-route.ts', frame: 'none', access: 'public' },
} as const satisfies Routes
