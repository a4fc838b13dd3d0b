import sharp from 'sharp'

/** The only module that imports sharp, so that its process-wide settings hold wherever it is used. */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})

// One thread for each image: the semaphore decides how many are worked on, so a busy image worker leaves cores to the pages.
sharp.concurrency(1)
// Nothing is opened twice, so a cache would only hold memory.
sharp.cache(false)

export { sharp }
