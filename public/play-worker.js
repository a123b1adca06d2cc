// Answers /play from what "Save" has kept (components/play/keep.ts), and leaves everything else to the network.
const CACHE = 'play';
const DOCUMENT = '/play/shell';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/v2/')) return;
  const isPage = request.mode === 'navigate';
  if (isPage && pathname !== '/play' && !pathname.startsWith('/play/')) return;
  event.respondWith(answer(isPage ? DOCUMENT : request, request));
});

async function answer(key, request) {
  const kept = await caches.match(key, { cacheName: CACHE, ignoreVary: true });
  return kept ?? fetch(request);
}
