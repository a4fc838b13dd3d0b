import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { askOnlyWhereItMatters } from './scripts/narrow-plugins.ts'
import { runStep } from './scripts/run-step.ts'

/** How long React Router's own plugins take is nothing that this shop could mend. */
const checks = { bundlerTimings: false }

/**
 * Modules that pages load together, each group one file with all that its modules import. What two groups import goes to the
 * first of them. Left alone, every set of modules that the same pages share is a file: fifty for a page, which compress badly
 * and cost a request each.
 */
const scriptFiles: Record<string, readonly string[]> = {
  // Loaded by every page of the storefront, or so small that a file of its own would cost more.
  frame: [
    'root.tsx',
    'app/frames/shop-frame.tsx',
    'app/frames/shop-pages.tsx',
    'ui/failures/page-failure.tsx',
    'ui/failures/request-keys.ts',
    'ui/elements/image.tsx',
    'ui/elements/page-head.tsx',
    'ui/seo/page-meta.ts',
    'ui/browser/defer-if-slow.ts',
    'ui/browser/use-is-hydrated.ts',
    'ui/form/use-toast-answer.ts',
    'ui/realtime/use-product-updates.ts',
    'ui/browser/load-patiently.ts',
    'ui/browser/load-when-near.tsx',
    'ui/browser/once-near.ts',
    'ui/browser/reload-page.ts',
    'ui/feedback/spinner.tsx',
    'ui/toast/toast-unless-shown.ts',
    'ui/elements/visually-hidden.tsx',
    'catalogue/products/storefront/visitor-cart.ts',
    'checkout/cart/storefront/added-to-cart.ts',
    'checkout/cart/storefront/load-guest-changes.ts',
    'catalogue/products/storefront/optional-pages.ts',
    'catalogue/products/storefront/product-card.tsx',
    'catalogue/products/copy/cart-buttons.ts',
    'catalogue/products/domain/variants.ts',
    'catalogue/stock/domain/shelf.ts',
    'catalogue/stock/domain/supply.ts',
    'platform/domain/result.ts',
  ],
  // Not with the frame: the home page shows candles without the way into the cart.
  card: ['catalogue/products/storefront/buyable-card.tsx'],
  fields: ['ui/form/text-field.tsx', 'ui/form/select-field.tsx', 'ui/form/use-filter-form.ts'],
  questions: ['ui/failures/call-function.ts', 'ui/failures/asking-to-sign-in.ts'],
  // Needed on both sides of the shop, like the link beside them.
  dates: ['platform/domain/sao-paulo-time.ts', 'ui/copy/calendar.ts', 'ui/browser/whatsapp-link.ts'],
  // What a kit holds, and its words: in carts, orders and the back office.
  kits: ['catalogue/kits/copy/kits.ts', 'catalogue/kits/domain/kit.ts', 'catalogue/kits/domain/sold-kit.ts'],
  // Asked for by every page as soon as it answers.
  'after-page': [
    'app/navigation/after-page-parts.tsx',
    'checkout/cart/storefront/announce-guest-changes.ts',
    'platform/fast-path/late-scripts/replay-early-events.ts',
    'checkout/cart/storefront/ask-guest-products.ts',
    'checkout/cart/storefront/guest-changes.ts',
    'ui/failures/resend-request.ts',
    'ui/toast/visible-toasts.ts',
  ],
  choosing: [
    'ui/form/radio-group.tsx',
    'ui/form/stepper.tsx',
    'ui/elements/ask-by-whatsapp.tsx',
    'catalogue/product-page/storefront/details-section.tsx',
    'catalogue/product-page/storefront/intensity-flames.tsx',
  ],
  cep: [
    'delivery/addresses/copy.ts',
    'delivery/freight/copy/cep-quote.ts',
    'delivery/freight/domain/courier-settings.ts',
    'delivery/freight/storefront/remembered-cep.ts',
    'delivery/freight/storefront/cep-input.ts',
  ],
  'back-office': ['app/frames/admin-frame.tsx', 'app/frames/admin-pages.tsx'],
  // The home page, the process and a candle's page show more as it comes near; two of them leaf through it.
  near: ['ui/browser/load-when-near.tsx', 'ui/elements/use-slides.ts'],
  'home-parts': [
    'ui/icons/badge-icons.ts',
    'ui/elements/quotation.tsx',
    'catalogue/quiz/storefront/quiz-invitation.tsx',
  ],
  dialogs: ['ui/overlays/dialog.tsx'],
  lists: [
    'catalogue/search/storefront/list-address.ts',
    'ui/elements/pagination.tsx',
    'ui/feedback/skeleton.tsx',
  ],
}

const scriptGroups = Object.entries(scriptFiles).map(([name, files]) => ({
  name,
  test: (id: string) => files.some((file) => id.replaceAll('\\', '/').includes(`/src/${file}`)),
}))

/** While the server's bundle is made: the best compression takes about as long. A first start does it when the shop is open. */
function precompressClient(): Plugin {
  let compressing: Promise<number> | undefined
  return {
    name: 'precompress-client',
    apply: 'build',
    writeBundle({ dir }) {
      if (this.environment.name !== 'client' || !dir || process.env.COMPRESS === 'later') return
      compressing = runStep(process.execPath, ['scripts/precompress.ts', dir])
    },
    buildApp: { order: 'post', handler: async () => void (await compressing) },
  }
}

export default defineConfig({
  plugins: [
    reactRouter().map(askOnlyWhereItMatters),
    precompressClient(),
    {
      // What is loaded on demand brings neither styles nor further files, so Vite's helper for those is dead weight: 700 bytes of
      // every page, as it is sent. Should Vite give its helper another name, it is simply sent again, and the budgets say so.
      name: 'plain-dynamic-imports',
      enforce: 'pre',
      load: {
        filter: { id: /^\0vite\/preload-helper\.js$/ },
        handler: () => 'export const __vitePreload = (load) => load()',
      },
    },
  ],
  server: { watch: { ignored: ['**/data/**', '**/build/**'] } },
  environments: {
    client: {
      build: {
        // The lists of files that the helper would fetch ahead; the links of the first page are React Router's own.
        modulePreload: false,
        rollupOptions: {
          checks,
          // Reading a property of our own objects never does anything.
          treeshake: { propertyReadSideEffects: false },
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
                ...scriptGroups,
              ],
            },
          },
        },
      },
    },
    // The server bundle starts at the composition root, so that pages, jobs and e-mails share one module graph.
    ssr: {
      build: {
        rollupOptions: {
          // Here everything is one file: that an import on demand splits nothing off is no news.
          checks: { ...checks, ineffectiveDynamicImport: false },
          input: './src/server.ts',
        },
      },
      // Its 180 KB of package.json are read for each of its two hundred files: 0.7 s and 200 MB of every start.
      resolve: { noExternal: ['drizzle-orm'] },
    },
  },
})
