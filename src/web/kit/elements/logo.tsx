import { brand } from '#web/kit/brand/brand.ts'
import { brandFiles } from '#web/kit/brand/brand-files.ts'
import { classNames } from '#web/kit/browser/class-names.ts'

interface LogoProps {
  /** 'light' on cocoa. */
  tone?: 'ink' | 'light'
  /** '' where the link around it already has a name. */
  alt?: string
  className?: string
}

/** The whole logo. A file rather than inline paths: it is fetched once for all pages and costs no script. */
export function Logo({ tone = 'ink', alt = brand.name, className }: LogoProps) {
  const file = tone === 'ink' ? brandFiles.logo : brandFiles.logoLight
  // React asks for eager images before everything else; the light one stands at the foot of the page.
  const loading = tone === 'light' ? 'lazy' : undefined
  return (
    <img
      {...brand.logoSize}
      src={file}
      alt={alt}
      loading={loading}
      className={classNames('logo', className)}
    />
  )
}

/** The round sign alone, for narrow places. */
export function BrandSymbol({ alt = brand.name, className }: Omit<LogoProps, 'tone'>) {
  return (
    <img
      width="48"
      height="48"
      src={brandFiles.symbol}
      alt={alt}
      className={classNames('symbol', className)}
    />
  )
}
