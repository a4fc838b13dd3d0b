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
    'web/root.tsx',
    'web/app/frames/shop-frame.tsx',
    'web/app/frames/shop-pages.tsx',
    'web/kit/failures/page-failure.tsx',
    'web/kit/elements/image.tsx',
    'web/kit/elements/page-head.tsx',
    'web/kit/seo/page-meta.ts',
    'web/kit/browser/defer-if-slow.ts',
    'web/kit/browser/use-is-hydrated.ts',
    'web/kit/form/use-toast-answer.ts',
    'web/kit/realtime/use-product-updates.ts',
    'web/kit/browser/reload-page.ts',
    'web/kit/feedback/spinner.tsx',
    'web/kit/toast/toast-unless-shown.ts',
    'web/kit/elements/visually-hidden.tsx',
    'web/catalogue/added-to-cart.ts',
    'web/catalogue/load-guest-changes.ts',
    'web/catalogue/product-card.tsx',
    'copy/cart/cart-buttons.ts',
    'domain/catalogue/variants.ts',
    'domain/pours/supply.ts',
    'domain/result.ts',
  ],
  // Not with the frame: the home page shows candles without the way into the cart.
  card: ['web/catalogue/buyable-card.tsx'],
  fields: ['web/kit/form/text-field.tsx', 'web/kit/form/select-field.tsx', 'web/kit/form/use-filter-form.ts'],
  questions: ['web/kit/failures/call-function.ts', 'web/kit/failures/asking-to-sign-in.ts'],
  // Needed on both sides of the shop, like the link beside them.
  dates: ['domain/sao-paulo-time.ts', 'copy/delivery/calendar.ts', 'web/kit/browser/whatsapp-link.ts'],
  // What a kit holds, and its words: in carts, orders and the back office.
  kits: ['copy/cart/kits.ts', 'domain/kits/kit.ts', 'domain/kits/sold-kit.ts'],
  // Asked for by every page as soon as it answers.
  'after-page': [
    'web/app/navigation/after-page-parts.tsx',
    'web/catalogue/announce-guest-changes.ts',
    'web/fast-path/late-scripts/replay-early-events.ts',
    'web/guest/ask-guest-products.ts',
    'web/guest/guest-changes.ts',
    'web/kit/failures/find-outcome.ts',
    'web/kit/failures/resend-request.ts',
    'web/kit/toast/visible-toasts.ts',
  ],
  choosing: [
    'web/kit/form/radio-group.tsx',
    'web/kit/form/stepper.tsx',
    'web/kit/elements/ask-by-whatsapp.tsx',
    'web/product/details-section.tsx',
    'web/product/intensity-flames.tsx',
  ],
  cep: [
    'copy/freight/address.ts',
    'copy/freight/cep-quote.ts',
    'domain/freight/courier-settings.ts',
    'web/freight/remembered-cep.ts',
    'web/kit/form/cep-input.ts',
  ],
  'back-office': ['web/app/frames/admin-frame.tsx', 'web/app/frames/admin-pages.tsx'],
  // The home page, the process and a candle's page show more as it comes near; two of them leaf through it.
  near: ['web/kit/browser/load-when-near.tsx', 'web/kit/elements/use-slides.ts'],
  'home-parts': [
    'web/kit/icons/badge-icons.ts',
    'web/kit/elements/quotation.tsx',
    'web/quiz/quiz-invitation.tsx',
    'copy/product/compare.ts',
    'domain/catalogue/comparison.ts',
  ],
  dialogs: ['web/kit/overlays/dialog.tsx'],
  lists: [
    'web/catalogue/list-address.ts',
    'web/kit/elements/pagination.tsx',
    'web/kit/feedback/skeleton.tsx',
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
