import sharp from 'sharp'

/** Import sharp only here, so that its process-wide settings always apply. */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})

// One thread per image, so that a busy worker leaves cores for pages; the semaphore limits concurrency.
sharp.concurrency(1)
// No file is opened twice, so a cache would waste memory.
sharp.cache(false)

export { sharp }
