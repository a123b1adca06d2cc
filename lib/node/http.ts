/** An `import` of node:http would have Node load its WebSocket client too, which takes 60 to 80 ms of a start. */
export const { createServer, get, STATUS_CODES } = process.getBuiltinModule('node:http');
