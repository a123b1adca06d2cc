/**
 * Where a map is in its life: `waiting` until it is wanted, `starting` while its code and data load, `ready`
 * on the screen, `lost` while the graphics card has dropped it, `no-webgl` and `failed` for good.
 */
export type MapStatus = 'waiting' | 'starting' | 'ready' | 'lost' | 'no-webgl' | 'failed';
