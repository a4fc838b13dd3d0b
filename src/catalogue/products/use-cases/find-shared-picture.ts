import { and, eq } from 'drizzle-orm'
import { imageInRoom } from '#catalogue/collections/use-cases/collection-room.ts'
import { imagesOfProduct } from '#catalogue/product-page/use-cases/find-product.ts'
import { blogPosts, categories, products } from '#catalogue/products/schema.ts'
import { masterOfUrl, type RequestedImage, renditionFile } from '#platform/images/image-files.ts'
import { parseSharedPicturePath, type SharedKind, sharedMark } from '#platform/images/shared-picture.ts'
import type { Shop } from '#platform/shop.ts'
import { imageAt } from './product-card.ts'

type SharingShop = Pick<Shop, 'publicReads' | 'settings'>

type Shown = (shop: SharingShop, id: string) => Promise<{ title: string; imageUrl?: string | null }[]>

const shownBy: Record<SharedKind, Shown> = {
  async product({ publicReads }, id) {
    const rows = await publicReads
      .select({ title: products.name, images: imagesOfProduct })
      .from(products)
      .where(and(eq(products.id, id), eq(products.active, true)))
    return rows.map(({ title, images }) => ({ title, imageUrl: images[0]?.url }))
  },
  post: ({ publicReads }, id) =>
    publicReads
      .select({ title: blogPosts.title, imageUrl: blogPosts.image })
      .from(blogPosts)
      .where(and(eq(blogPosts.id, id), eq(blogPosts.published, true))),
  async collection({ publicReads, settings }, id) {
    const rows = await publicReads
      .select({ title: categories.name, image: imageAt(categories.image) })
      .from(categories)
      .where(and(eq(categories.id, id), eq(categories.active, true)))
    const { rooms } = settings.current()
    return rows.map(({ title, image }) => ({ title, imageUrl: imageInRoom(rooms, image)?.url }))
  },
}

export async function findSharedPicture(
  shop: SharingShop,
  path: string,
): Promise<RequestedImage | undefined> {
  const picture = parseSharedPicturePath(path)
  if (!picture) return undefined
  const [shown] = await shownBy[picture.kind](shop, picture.id)
  if (!shown?.imageUrl) return undefined
  const master = masterOfUrl(shown.imageUrl)
  const words = { title: shown.title, shopName: shop.settings.current().values.contact.name }
  const mark = sharedMark(shown.imageUrl, words)
  if (!master || mark !== picture.mark) return undefined
  const rendition = { kind: 'shared', mark, ...words } as const
  return { file: renditionFile(master, rendition), master, rendition }
}
