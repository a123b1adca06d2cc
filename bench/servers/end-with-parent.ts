/** Ends this process when the one that started it is gone, however that ended: what goes on running would disturb others. */
export function endWithParent(): void {
  process.once('disconnect', () => process.exit());
}
