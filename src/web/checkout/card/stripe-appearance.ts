import type { Appearance } from '@stripe/stripe-js'

/** The shop's own tokens for the provider's fields, which live in a frame that our stylesheet cannot reach. */
export function stripeAppearance(token: (name: string) => string): Appearance {
  return {
    theme: 'stripe',
    labels: 'above',
    variables: {
      colorPrimary: token('--amber-700'),
      colorBackground: token('--porcelain'),
      colorText: token('--cocoa-900'),
      colorTextSecondary: token('--cocoa-600'),
      colorTextPlaceholder: token('--cocoa-600'),
      colorDanger: token('--terracotta-700'),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '2px',
      spacingUnit: '4px',
    },
    rules: {
      '.Label': { fontSize: '15px', fontWeight: '600', color: token('--cocoa-900') },
      '.Input': { border: `1px solid ${token('--border')}`, boxShadow: 'none', padding: '12px 14px' },
      '.Input:focus': {
        border: `1px solid ${token('--amber-700')}`,
        boxShadow: `0 0 0 2px ${token('--amber-700')}`,
      },
      '.Input--invalid': { border: `2px solid ${token('--terracotta-700')}`, boxShadow: 'none' },
    },
  }
}
