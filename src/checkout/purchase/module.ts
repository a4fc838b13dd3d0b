import type { Routes } from '#platform/http/route-entry.ts'

export const routes = {
  payOrder: {
    module: 'checkout/purchase/storefront/order/pay-order-route.tsx',
    frame: 'shop',
    access: 'customer',
  },
  // Open to who has the order's link: the page checks it itself.
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
} as const satisfies Routes
