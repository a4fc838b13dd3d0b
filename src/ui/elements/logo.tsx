import { defaultBrand } from '#platform/copy/brand.ts'
import { brand } from '#ui/brand/brand.ts'
import { brandFiles } from '#ui/brand/brand-files.ts'
import { classNames } from '#ui/browser/class-names.ts'
import { useRootData, useShopName } from '#ui/browser/use-root-data.ts'

interface LogoProps {
  tone?: 'ink' | 'light'
  alt?: string
  className?: string
  name?: string | undefined
}

/**
 * Shows the name as text if the logo was drawn for another name. A file, not inline SVG, so browsers cache
 * it.
 */
export function Logo({ tone = 'ink', alt, className, name: givenName }: LogoProps) {
  const shopName = useShopName()
  const logo = useRootData()?.shop.brand?.logo
  const name = givenName ?? shopName
  const own = givenName ? undefined : logo?.[tone]
  if (!own && name !== defaultBrand.name)
    return <WrittenName name={name} isNamed={alt === ''} className={className} />
  const file = tone === 'ink' ? brandFiles.logo : brandFiles.logoLight
  // React preloads eager images, but the light logo is only in the footer.
  const loading = tone === 'light' ? 'lazy' : undefined
  return (
    <img
      {...(own ?? { ...brand.logoSize, src: file })}
      alt={alt ?? name}
      loading={loading}
      className={classNames('logo', className)}
    />
  )
}

function WrittenName({ name, isNamed, className }: { name: string; isNamed: boolean; className?: string }) {
  return (
    <span aria-hidden={isNamed || undefined} className={classNames('logo logo--written', className)}>
      {name}
    </span>
  )
}

export function BrandSymbol({ className }: { className?: string }) {
  const icons = useRootData()?.shop.brand?.icons
  return (
    <img
      width="48"
      height="48"
      src={icons ? `${icons}/icone-192.png` : brandFiles.symbol}
      alt=""
      className={classNames('symbol', className)}
    />
  )
}
