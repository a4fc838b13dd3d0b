import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  server: { watch: { ignored: ['**/data/**', '**/build/**'] } },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // Reading a property of our own objects never does anything.
          treeshake: { propertyReadSideEffects: false },
          output: {
            // Left alone, every set of modules that the same pages share is a file: fifty for a page, which compress badly
            // and cost a request each. Each group takes the named modules with all that they import.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
                  priority: 4,
                },
                {
                  name: 'frame',
                  test: /web[\\/](ui[\\/]frame[\\/]shop-\w+|ui[\\/]toast[\\/]toast-provider|cart[\\/]guest-merge)\.tsx$/,
                  priority: 3,
                },
                {
                  name: 'page',
                  test: /web[\\/](ui[\\/]picture|storefront[\\/](page-head|seo[\\/]page-meta))\.tsx?$/,
                  priority: 2,
                },
                { name: 'card', test: /web[\\/]storefront[\\/]buyable-card\.tsx$/, priority: 1 },
              ],
            },
          },
        },
      },
    },
    // The server bundle starts at the composition root, so that pages, jobs and e-mails share one module graph.
    ssr: { build: { rollupOptions: { input: './src/server.ts' } } },
  },
})
