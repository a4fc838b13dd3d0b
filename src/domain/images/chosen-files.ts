interface ChosenFile {
  readonly name: string
  readonly type: string
}

export interface ChosenFiles<File> {
  readonly images: readonly File[]
  /** iPhone photographs in a format that browsers cannot show. */
  readonly heic: number
  readonly others: number
}

/** What can be sent of the files that were chosen or dropped. Browsers that do not know HEIC give it no type at all. */
export function sortChosenFiles<File extends ChosenFile>(files: Iterable<File>): ChosenFiles<File> {
  const all = [...files]
  const heic = all.filter(isHeic)
  const images = all.filter((file) => file.type.startsWith('image/') && !isHeic(file))
  return { images, heic: heic.length, others: all.length - images.length - heic.length }
}

function isHeic({ name, type }: ChosenFile): boolean {
  return /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name))
}
