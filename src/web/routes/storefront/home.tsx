import { seoCopy } from '#copy/seo.ts'
import { listHomeProducts } from '#shop/catalogue/list-home-products.ts'
import { brand } from '#web/brand/brand.ts'
import { cacheable, loaderHeaders } from '#web/cacheable.ts'
import { readOnce } from '#web/read-once.server.ts'
import { pathTo } from '#web/route-table.ts'
import { AboutTeaser } from '#web/storefront/home/about-teaser.tsx'
import { Hero } from '#web/storefront/home/hero.tsx'
import { OurLines } from '#web/storefront/home/our-lines.tsx'
import { Process } from '#web/storefront/home/process.tsx'
import { Ritual } from '#web/storefront/home/ritual.tsx'
import { Testimonials } from '#web/storefront/home/testimonials.tsx'
import { JsonLd } from '#web/storefront/seo/json-ld.tsx'
import { pageMeta } from '#web/storefront/seo/page-meta.ts'
import { organizationData, websiteData } from '#web/storefront/seo/structured-data.ts'
import { useRootData } from '#web/use-root-data.ts'
import type { Route } from './+types/home.ts'

export function loader({ context }: Route.LoaderArgs) {
  return readOnce(context, 'home', async (shop) =>
    cacheable({ products: await listHomeProducts(shop) }, ['product:*']),
  )
}

export const headers = loaderHeaders

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: seoCopy.home.title(brand.name),
    wholeTitle: true,
    description: seoCopy.home.description,
    path: pathTo('home'),
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const root = useRootData()
  return (
    <main id="conteudo" tabIndex={-1}>
      <Hero />
      <OurLines products={loaderData.products} />
      <Process />
      <Testimonials />
      <Ritual />
      <AboutTeaser />
      {root && (
        <>
          <JsonLd data={import.meta.env.SSR ? organizationData(root.siteUrl, root.shop) : null} />
          <JsonLd data={import.meta.env.SSR ? websiteData(root.siteUrl) : null} />
        </>
      )}
    </main>
  )
}
