import { masterOfUrl } from '#platform/images/image-files.ts'

/** 'relato-…': the part of an address that names a complaint's photograph. */
export const photoName = (url: string): string => masterOfUrl(url)?.name.replace(/\.webp$/, '') ?? ''
