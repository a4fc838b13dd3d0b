import { masterOfUrl } from '#domain/images/image-files.ts'

/** 'relato-…': the part of an address that names a photograph of trouble. */
export const photoName = (url: string): string => masterOfUrl(url)?.name.replace(/\.webp$/, '') ?? ''
