import { readImage } from '#domain/settings/image-value.ts'
import type { SectionValues } from '#domain/settings/settings-fields.ts'
import type { Shop } from '#shop/shop.ts'

/** The image that the owner has chosen for a place of the shop; null for none. */
export const shopPicture = ({ settings }: Pick<Shop, 'settings'>, place: keyof SectionValues<'pictures'>) =>
  readImage(settings.current().values.pictures[place])
