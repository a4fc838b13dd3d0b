import type { Shop } from '#platform/shop.ts'
import { readImage } from '#settings/domain/image-value.ts'
import type { SectionValues } from '#settings/domain/settings-fields.ts'

export const shopPicture = ({ settings }: Pick<Shop, 'settings'>, place: keyof SectionValues<'pictures'>) =>
  readImage(settings.current().values.pictures[place])
